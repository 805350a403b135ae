import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { setTimeout } from 'node:timers/promises'

export type LinkState = 'good' | 'dead' | 'hung' | 'slow'

/** Each packet in each direction: a mail takes about ten of them, a call of the store two. */
const slowness = 400

export type ServiceLink = Awaited<ReturnType<typeof linkTo>>

/** A connection to a service that can be cut, hang or become slow, also while it is used. */
export async function linkTo(url: string) {
  const target = new URL(url)
  const sockets = new Set<Socket>()
  let state: LinkState = 'good'

  const pass = async (from: Socket, to: Socket) => {
    for await (const chunk of from) {
      // Until the socket is closed.
      if (state === 'hung') await new Promise(() => {})
      if (state === 'slow') await setTimeout(slowness)
      if (!to.write(chunk)) await once(to, 'drain')
    }
    to.end()
  }
  const server = createServer({ allowHalfOpen: true }, (client) => {
    const service = connect({
      port: Number(target.port),
      host: target.hostname,
      allowHalfOpen: true,
    })
    for (const [socket, other] of [
      [client, service],
      [service, client],
    ] as const) {
      sockets.add(socket)
      socket.on('error', () => socket.destroy())
      socket.on('close', () => {
        sockets.delete(socket)
        other.destroy()
      })
      // A socket that breaks off is closed above.
      pass(socket, other).catch(() => socket.destroy())
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
    async become(next: LinkState) {
      const isDead = state === 'dead'
      const wasHung = state === 'hung'
      state = next
      // Nothing comes any more through connections that have hung.
      if (next === 'dead' || wasHung) for (const socket of sockets) socket.destroy()
      if (next === 'dead') {
        server.close()
        await once(server, 'close')
      }
      if (isDead) await listen(port)
    },
  }
}
