import { once } from 'node:events'
import type { AddressInfo, Socket } from 'node:net'
import { connect, createServer } from 'node:net'

/** A TCP proxy to a server that a test can disconnect, reconnect and stall. */
export async function proxyTo(url: string) {
  const target = new URL(url)
  const sockets = new Set<Socket>()
  const peers = new Map<Socket, Socket>()
  const server = createServer((client) => {
    const upstream = connect(Number(target.port), target.hostname)
    client.pipe(upstream).pipe(client)
    peers.set(client, upstream)
    client.on('close', () => peers.delete(client))
    for (const socket of [client, upstream]) {
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
  // A server that listens on a port has an address object.
  const { port } = server.address() as AddressInfo

  return {
    url: Object.assign(new URL(url), { hostname: '127.0.0.1', port: String(port) }).href,
    async disconnect() {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
    reconnect: () => listen(port),
    /** Open connections stay open but pass no more data; new connections work. */
    stall() {
      for (const [client, upstream] of peers) {
        client.unpipe(upstream)
        upstream.unpipe(client)
      }
    },
  }
}
