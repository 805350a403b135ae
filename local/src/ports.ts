import { connect, type AddressInfo, createServer } from 'node:net'
import { once } from 'node:events'

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  // listening on a TCP port always gives an AddressInfo
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

/** Waits until a server listens on this port. Throws after 20 seconds or if it has exited. */
export async function waitForPort(port: number, hasExited = () => false): Promise<void> {
  for (const deadline = Date.now() + 20_000; Date.now() < deadline && !hasExited();) {
    const isListening = await new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => resolve(true))
      socket.on('error', () => resolve(false))
      socket.on('connect', () => socket.destroy())
    })
    if (isListening) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`Nothing is listening on port ${port}`)
}
