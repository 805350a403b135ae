import { Refusal } from '../../refusal.ts'

/** What a parser needs next. Fewer bytes than `readAtMost` are given only at the end of the file. */
type ReadRequest =
  | { readonly readExactly: number }
  | { readonly readAtMost: number }
  | { readonly skip: number }
  | { readonly skipScan: true }

export type ByteParser<Result> = Generator<ReadRequest, Result, Buffer>

const nothing = Buffer.alloc(0)

export function* readExactly(bytes: number): ByteParser<Buffer> {
  return yield { readExactly: bytes }
}
export function* readAtMost(bytes: number): ByteParser<Buffer> {
  return yield { readAtMost: bytes }
}
export function* skip(bytes: number): ByteParser<void> {
  if (bytes > 0) yield { skip: bytes }
}
/** Skips the compressed data of a JPEG. The result is the marker after it, as one byte. */
export function* skipScan(): ByteParser<Buffer> {
  return yield { skipScan: true }
}

/** Feeds a parser from a stream of chunks and buffers only the bytes it asked for. */
export class ParserRunner<Result> {
  readonly #parser: ByteParser<Result>
  #request: ReadRequest | undefined
  #result: { readonly value: Result } | undefined
  #buffered: Buffer = nothing
  #isAfterMark = false

  constructor(parser: ByteParser<Result>) {
    this.#parser = parser
    this.#resume(nothing)
  }

  push(chunk: Buffer): void {
    let rest = chunk
    while (rest.length > 0 && this.#request) rest = this.#fulfil(this.#request, rest)
  }

  /** Throws if the file ends before its format does. */
  end(): Result {
    while (this.#request) {
      if (!('readAtMost' in this.#request)) throw new Refusal('file-damaged')
      this.#resume(this.#buffered)
    }
    if (!this.#result) throw new Error('parser ended without a result')
    return this.#result.value
  }

  #fulfil(request: ReadRequest, bytes: Buffer): Buffer {
    if ('skipScan' in request) return this.#skipScan(bytes)
    if ('skip' in request) {
      if (bytes.length < request.skip) {
        this.#request = { skip: request.skip - bytes.length }
        return nothing
      }
      this.#resume(nothing)
      return bytes.subarray(request.skip)
    }
    const wanted = 'readExactly' in request ? request.readExactly : request.readAtMost
    const missing = wanted - this.#buffered.length
    const taken = bytes.subarray(0, missing)
    this.#buffered = this.#buffered.length === 0 ? taken : Buffer.concat([this.#buffered, taken])
    if (this.#buffered.length === wanted) this.#resume(this.#buffered)
    return bytes.subarray(missing)
  }

  /** In this data, 0xff is followed by 0 or a restart marker. A plain loop, because it may be long. */
  #skipScan(bytes: Buffer): Buffer {
    let isAfterMark = this.#isAfterMark
    for (let at = 0; at < bytes.length; at += 1) {
      const byte = bytes[at] ?? 0
      if (isAfterMark && byte !== 0 && byte !== 0xff && !(byte >= 0xd0 && byte <= 0xd7)) {
        this.#isAfterMark = false
        this.#resume(bytes.subarray(at, at + 1))
        return bytes.subarray(at + 1)
      }
      isAfterMark = byte === 0xff
    }
    this.#isAfterMark = isAfterMark
    return nothing
  }

  #resume(bytes: Buffer): void {
    this.#buffered = nothing
    const step = this.#parser.next(bytes)
    this.#request = step.done ? undefined : step.value
    if (step.done) this.#result = { value: step.value }
  }
}

/**
 * Throws when a file has more parts than any program writes, so that one of millions of tiny parts
 * is not read to its end.
 */
export function countPart(count: number, most: number): number {
  if (count >= most) throw new Refusal('file-damaged')
  return count + 1
}
