import { connect } from 'node:net'

/** Until something answers on this port, or it has given up. */
export async function untilListening(port: number, hasGivenUp = () => false): Promise<void> {
  for (const deadline = Date.now() + 20_000; Date.now() < deadline && !hasGivenUp();) {
    const isListening = await new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => resolve(true))
      socket.on('error', () => resolve(false))
      socket.on('connect', () => socket.destroy())
    })
    if (isListening) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`nothing listens on ${port}`)
}
