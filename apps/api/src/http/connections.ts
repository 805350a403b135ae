import type { Socket } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { duration } from '../clock.ts'

/** Without this, a closing server waits for every keep-alive connection to end. */
export function closeConnectionsOnStop(app: FastifyInstance): void {
  sendConnectionClose(app)
  closeUnusedConnections(app)
}

/** Sends `connection: close`, because clients otherwise keep the connection open. */
function sendConnectionClose(app: FastifyInstance): void {
  let isStopping = false
  app.addHook('preClose', async () => {
    isStopping = true
  })
  app.addHook('onSend', async (_request, reply) => {
    if (isStopping) reply.header('connection', 'close')
  })
}

/** Browsers preconnect, and Node does not treat a connection without a request as idle. */
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

/** Prevents clients from keeping connections busy by sending a small body very slowly. */
export function limitBodyDuration(request: FastifyRequest): void {
  const { raw } = request
  const isUpload = request.routeOptions.config.endpoint?.consumes !== undefined
  if (isUpload || raw.complete) return
  const timer = setTimeout(() => {
    if (!raw.complete) raw.destroy()
  }, 30 * duration.second)
  raw.once('close', () => clearTimeout(timer))
  raw.once('end', () => clearTimeout(timer))
}
