import { once } from 'node:events'
import type { AddressInfo, Socket } from 'node:net'
import { connect, createServer } from 'node:net'

/** A line to a server that can be cut, as when the machine it runs on goes away, and mended. */
export async function lineTo(url: string) {
  const far = new URL(url)
  const sockets = new Set<Socket>()
  const joined = new Map<Socket, Socket>()
  const server = createServer((near) => {
    const rest = connect(Number(far.port), far.hostname)
    near.pipe(rest).pipe(near)
    joined.set(near, rest)
    near.on('close', () => joined.delete(near))
    for (const socket of [near, rest]) {
      sockets.add(socket)
      socket.on('error', () => socket.destroy())
      socket.on('close', () => sockets.delete(socket))
    }
  })
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
  }
  await listen(0)
  // A server that listens on a port has an address with one.
  const { port } = server.address() as AddressInfo

  return {
    url: Object.assign(new URL(url), { hostname: '127.0.0.1', port: String(port) }).href,
    async cut() {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
    mend: () => listen(port),
    /** Whoever is on the line hears nothing more and is not told so; new callers get through. */
    hush() {
      for (const [near, rest] of joined) {
        near.unpipe(rest)
        rest.unpipe(near)
      }
    },
  }
}
