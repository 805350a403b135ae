import type { ServerResponse } from 'node:http'
import * as contract from '@kakehashi/contract/live'
import type { Api } from '../http/serve-endpoint.ts'
import type { LiveHub, Listener } from './hub.ts'

/** A browser that has stopped reading is let go; when it comes back, it reads everything again. */
const mostUnsent = 64 * 1024
/** For a last word to arrive; a browser that does not read would keep the connection for ever. */
const farewell = 1_000

export function liveRoutes(api: Api, hub: LiveHub): void {
  api.serve(contract.live, async ({ auth, request, reply }) => {
    const { raw } = reply
    reply.hijack()
    for (const [name, value] of Object.entries(reply.getHeaders())) {
      if (value !== undefined) raw.setHeader(name, value)
    }
    raw.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'x-accel-buffering': 'no',
      // Nothing follows a stream, so a process that stops does not wait for it.
      connection: 'close',
    })
    if (request.method === 'HEAD') {
      raw.end()
      return
    }
    const listener = listenerOn(raw, auth.sessionId, auth.actor)
    raw.on('close', () => hub.remove(listener))
    // Whoever hung up while they were being let in will not close a second time.
    if (!raw.destroyed) hub.add(listener)
  })
}

function listenerOn(
  raw: ServerResponse,
  sessionId: string,
  actor: { readonly id: string; readonly isAdmin: boolean },
): Listener {
  const write = (text: string) => {
    if (raw.writableLength > mostUnsent) raw.destroy()
    else raw.write(text)
  }
  return {
    sessionId,
    userId: actor.id,
    isStaff: actor.isAdmin,
    send: (event, data) => write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`),
    keepAlive: () => write(':\n\n'),
    end() {
      raw.end()
      setTimeout(() => raw.destroy(), farewell).unref()
    },
  }
}
