import { Readable } from 'node:stream'
import { StoreDown } from './file-store.ts'

const storeTimeout = 10_000

export async function withStoreTimeout<Result>(work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new StoreDown('too slow')), storeTimeout)
  })
  try {
    return await Promise.race([work, timeout])
  } finally {
    clearTimeout(timer)
  }
}

/**
 * Fails if the source delivers no data for too long. Only the time spent waiting for the source
 * counts, so that a slow reader causes no error.
 */
export function withReadTimeout(source: Readable): Readable {
  return Readable.from(chunksOf(source), { objectMode: false })
}

async function* chunksOf(source: Readable): AsyncGenerator<Buffer> {
  // A source that is never read may still emit 'error', which must not end the process.
  source.on('error', () => {})
  const chunks = source[Symbol.asyncIterator]()
  try {
    for (;;) {
      const next = await withStoreTimeout(chunks.next())
      if (next.done) return
      yield next.value as Buffer
    }
  } finally {
    source.destroy()
  }
}
