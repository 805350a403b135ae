import { chunkSize, sealedChunkSize } from './age-stream.ts'

export interface Range {
  readonly start: number
  /** Inclusive, as in the Range header. */
  readonly end: number
}

/**
 * Supports a single range, which is enough to resume a download. A header with several ranges or
 * in another unit is ignored, as RFC 9110 allows.
 */
export function parseRange(
  header: string | undefined,
  size: number,
): Range | 'whole' | 'unsatisfiable' {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '') ?? []
  if (from === '' && to === '') return 'whole'
  if (from === '') {
    const length = Math.min(Number(to), size)
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: size - 1 }
  }
  const start = Number(from)
  const end = to === '' ? size - 1 : Math.min(Number(to), size - 1)
  if (to !== '' && Number(to) < start) return 'whole'
  return start >= size ? 'unsatisfiable' : { start, end }
}

/** The part of a stream, which is not read beyond it. */
export async function* sliceRange(
  content: AsyncIterable<Buffer>,
  { start, end }: Range,
): AsyncGenerator<Buffer> {
  let at = 0
  for await (const chunk of content) {
    const part = chunk.subarray(Math.max(0, start - at), Math.max(0, end + 1 - at))
    at += chunk.length
    if (part.length > 0) yield part
    if (at > end) return
  }
}

/** Where the chunks that contain a range are in the stored object, after a head of this size. */
export function sealedRangeOf({ start, end }: Range, size: number, headSize: number) {
  const firstChunk = Math.floor(start / chunkSize)
  const lastChunk = Math.floor(end / chunkSize)
  return {
    sealed: {
      start: headSize + firstChunk * sealedChunkSize,
      end: headSize + (lastChunk + 1) * sealedChunkSize - 1,
    },
    chunks: { firstChunk, isToEnd: lastChunk === Math.floor((size - 1) / chunkSize) },
    /** The range in what these chunks contain. */
    part: { start: start - firstChunk * chunkSize, end: end - firstChunk * chunkSize },
  }
}
