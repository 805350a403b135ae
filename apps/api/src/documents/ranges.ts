export interface Range {
  readonly start: number
  /** The last byte itself, as HTTP counts. */
  readonly end: number
}

/**
 * One range, as a download that was cut off asks for it. Several at once, or what is no range of
 * bytes, are answered with the whole; a range behind the end with a refusal.
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

/** The bytes of a range out of a stream that can only be read from its beginning. */
export async function* onlyRange(
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
