import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** Lets a closing server end soon: it would otherwise wait for every browser to hang up. */
export function closeConnectionsOnStop(app: FastifyInstance): void {
  announceLastReplies(app)
  closeUnusedConnections(app)
}

/** Browsers keep a connection open for their next call unless a reply says it is the last. */
function announceLastReplies(app: FastifyInstance): void {
  let isStopping = false
  app.addHook('preClose', async () => {
    isStopping = true
  })
  app.addHook('onSend', async (_request, reply) => {
    if (isStopping) reply.header('connection', 'close')
  })
}

/** Browsers open connections in advance, and Node takes one without a request for a busy one. */
function closeUnusedConnections(app: FastifyInstance): void {
  const unused = new Set<Socket>()
  app.server.on('connection', (socket: Socket) => {
    unused.add(socket)
    socket.once('close', () => unused.delete(socket))
  })
  app.server.on('request', ({ socket }) => unused.delete(socket))
  app.addHook('preClose', async () => {
    for (const socket of unused) socket.destroy()
  })
}
