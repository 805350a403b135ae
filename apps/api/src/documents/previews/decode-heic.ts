import { Worker } from 'node:worker_threads'

export interface Pixels {
  readonly data: Uint8ClampedArray
  readonly width: number
  readonly height: number
}

const timeoutMs = 30_000

/**
 * Runs WebAssembly in its own thread, so that a malicious file can neither reach our memory nor
 * block the worker's other jobs. Decoding is stopped after a timeout.
 */
export async function decodeHeic(bytes: Buffer): Promise<Pixels> {
  const thread = new Worker(new URL('decode-heic-thread.ts', import.meta.url), {
    workerData: bytes,
    // Keeps the decoder's own messages out of our log.
    stdout: true,
    stderr: true,
  })
  try {
    return await new Promise((resolve, reject) => {
      const onTimeout = () => reject(new Error('decoding a HEIC photo timed out'))
      const timer = setTimeout(onTimeout, timeoutMs)
      const done = (settle: () => void) => {
        clearTimeout(timer)
        settle()
      }
      thread.once('message', (pixels: Pixels) => done(() => resolve(pixels)))
      thread.once('error', (error) => done(() => reject(error)))
      thread.once('exit', () => done(() => reject(new Error('HEIC decoder exited'))))
    })
  } finally {
    await thread.terminate()
  }
}
