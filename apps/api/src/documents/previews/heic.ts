import { Worker } from 'node:worker_threads'

export interface Pixels {
  readonly data: Uint8ClampedArray
  readonly width: number
  readonly height: number
}

const patience = 30_000

/**
 * Decoded by WebAssembly in a thread of its own: a hostile photograph can neither reach our memory
 * nor hold up the mails, and one that takes too long is left.
 */
export async function decodeHeic(bytes: Buffer): Promise<Pixels> {
  const thread = new Worker(new URL('heic-thread.ts', import.meta.url), {
    workerData: bytes,
    // The decoder prints what it thinks of a photograph; our log says what has to be known.
    stdout: true,
    stderr: true,
  })
  try {
    return await new Promise((resolve, reject) => {
      const late = () => reject(new Error('a HEIC photograph took too long'))
      const timer = setTimeout(late, patience)
      const done = (tell: () => void) => {
        clearTimeout(timer)
        tell()
      }
      thread.once('message', (pixels: Pixels) => done(() => resolve(pixels)))
      thread.once('error', (error) => done(() => reject(error)))
      thread.once('exit', () => done(() => reject(new Error('the decoder ended without a word'))))
    })
  } finally {
    await thread.terminate()
  }
}
