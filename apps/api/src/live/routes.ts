import type { ServerResponse } from 'node:http'
import * as contract from '@kakehashi/contract/live'
import type { Api } from '../http/serve-endpoint.ts'
import type { LiveHub, Listener } from './hub.ts'

/** A browser that no longer reads is disconnected; it reloads everything when it reconnects. */
const maxUnsentBytes = 64 * 1024
/** Time for the last event to arrive; a browser that does not read must not block the close. */
const closeDelay = 1_000

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
      // The connection is not reused, so a stopping process does not wait for it.
      connection: 'close',
    })
    if (request.method === 'HEAD') {
      raw.end()
      return
    }
    const listener = createListener(raw, auth.sessionId, auth.actor)
    raw.on('close', () => hub.remove(listener))
    // If the client disconnected during authentication, 'close' is not emitted again.
    if (!raw.destroyed) hub.add(listener)
  })
}

function createListener(
  raw: ServerResponse,
  sessionId: string,
  actor: { readonly id: string; readonly isAdmin: boolean },
): Listener {
  const write = (text: string) => {
    if (raw.writableLength > maxUnsentBytes) raw.destroy()
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
      setTimeout(() => raw.destroy(), closeDelay).unref()
    },
  }
}
