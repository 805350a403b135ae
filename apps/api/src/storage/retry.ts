import { Readable } from 'node:stream'
import { StoreDown } from './file-store.ts'

const storePatience = 10_000

/** What a store takes too long over is given up. */
export async function withinPatience<Result>(work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new StoreDown('too slow')), storePatience)
  })
  try {
    return await Promise.race([work, tooLate])
  } finally {
    clearTimeout(timer)
  }
}

/**
 * The same bytes, but a source that stops giving any is given up. Only waiting for the source
 * counts: a reader may take its time.
 */
export function patientlyReading(source: Readable): Readable {
  return Readable.from(chunksOf(source), { objectMode: false })
}

async function* chunksOf(source: Readable): AsyncGenerator<Buffer> {
  // Also a source that is handed over and never read may fail.
  source.on('error', () => {})
  const chunks = source[Symbol.asyncIterator]()
  try {
    for (;;) {
      const next = await withinPatience(chunks.next())
      if (next.done) return
      yield next.value as Buffer
    }
  } finally {
    source.destroy()
  }
}
