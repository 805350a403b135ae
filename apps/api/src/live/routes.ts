import * as contract from '@kakehashi/contract/live'
import type { Api } from '../http/register.ts'
import type { LiveHub, Listener } from './hub.ts'

/** Often enough that no proxy on the way takes the silence for the end. */
const keepAliveEvery = 25_000
/** A browser that has stopped reading is let go; when it comes back, it reads everything again. */
const mostUnsent = 64 * 1024

export function liveRoutes(api: Api, hub: LiveHub): void {
  api.serve(contract.live, async ({ visit, request, reply }) => {
    const { raw } = reply
    reply.hijack()
    for (const [name, value] of Object.entries(reply.getHeaders())) {
      if (value !== undefined) raw.setHeader(name, value)
    }
    raw.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'x-accel-buffering': 'no',
    })
    if (request.method === 'HEAD') {
      raw.end()
      return
    }

    const write = (text: string) => {
      if (raw.writableLength > mostUnsent) raw.destroy()
      else raw.write(text)
    }
    const listener: Listener = {
      sessionId: visit.sessionId,
      userId: visit.actor.id,
      isStaff: visit.actor.isAdmin,
      send: (event, data) => write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`),
      end: () => raw.end(),
    }
    const keepAlive = setInterval(() => write(':\n\n'), keepAliveEvery)
    raw.on('close', () => {
      clearInterval(keepAlive)
      hub.remove(listener)
    })
    hub.add(listener)
  })
}
