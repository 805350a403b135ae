import { Server, type Socket } from 'node:net'
import { setImmediate, setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { duration } from '../clock.ts'

/** Without this, a closing server waits for every keep-alive connection to end. */
export function closeConnectionsOnStop(app: FastifyInstance, isDraining: () => boolean): void {
  sendConnectionClose(app, isDraining)
  closeUnusedConnections(app)
}

/** Sends `connection: close`, because clients otherwise keep the connection open. */
function sendConnectionClose(app: FastifyInstance, isDraining: () => boolean): void {
  let isStopping = false
  app.addHook('preClose', async () => {
    isStopping = true
  })
  app.addHook('onSend', async (_request, reply) => {
    if (isStopping || isDraining()) reply.header('connection', 'close')
  })
}

/** For calls that a proxy sends on open connections until it has noticed the closed port. */
const lastCalls = 2 * duration.second

/**
 * Closes a server that may still get calls from a proxy. If a connection is refused, the proxy sends
 * the call to another process; if one breaks off, it cannot know whether the call was made. So the
 * port is closed first, and connections only when they have become idle.
 */
export async function closeBehindProxy(app: FastifyInstance): Promise<void> {
  await acceptWaitingConnections(app)
  // The method of the HTTP server also closes idle connections.
  Server.prototype.close.call(app.server)
  await wait(lastCalls)
  // Just after what has arrived was read.
  await setImmediate()
  await app.close()
}

const longestAccepting = duration.second
/** Milliseconds. Without work a turn of the loop of Node takes a tenth of this. */
const quietTurn = 0.3

/**
 * Connections that the system has opened already break off if nobody accepts them. Waits for a turn
 * of the loop that accepts none and is so short that hardly any can arrive before the port closes.
 */
async function acceptWaitingConnections({ server }: FastifyInstance): Promise<void> {
  let accepted = 0
  const count = () => {
    accepted += 1
  }
  server.on('connection', count)
  for (const deadline = performance.now() + longestAccepting; ;) {
    const before = { accepted, at: performance.now() }
    await setImmediate()
    const isQuiet = accepted === before.accepted && performance.now() - before.at < quietTurn
    if (isQuiet || before.at > deadline) break
  }
  server.off('connection', count)
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
