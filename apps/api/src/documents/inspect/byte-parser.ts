import { Refusal } from '../../refusal.ts'
import { maxMegapixels } from '@kakehashi/domain/documents/files'

/** What a parser needs next. Fewer bytes than `readAtMost` are given only at the end of the file. */
type ReadRequest =
  | { readonly readExactly: number }
  | { readonly readAtMost: number }
  | { readonly skip: number }
  | { readonly skipPast: number }

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
export function* skipPast(byte: number): ByteParser<void> {
  yield { skipPast: byte }
}

/** Feeds a parser from a stream of chunks and buffers only the bytes it asked for. */
export class ParserRunner<Result> {
  readonly #parser: ByteParser<Result>
  #request: ReadRequest | undefined
  #result: { readonly value: Result } | undefined
  #buffered = nothing

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
    if ('skipPast' in request) {
      const at = bytes.indexOf(request.skipPast)
      if (at >= 0) this.#resume(nothing)
      return at < 0 ? nothing : bytes.subarray(at + 1)
    }
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
    this.#buffered = Buffer.concat([this.#buffered, bytes.subarray(0, missing)])
    if (this.#buffered.length === wanted) this.#resume(this.#buffered)
    return bytes.subarray(missing)
  }

  #resume(bytes: Buffer): void {
    this.#buffered = nothing
    const step = this.#parser.next(bytes)
    this.#request = step.done ? undefined : step.value
    if (step.done) this.#result = { value: step.value }
  }
}

/** Checks the size in the header, so that an oversized picture is never decoded. */
export function demandPictureSize(width: number, height: number): void {
  if (width < 1 || height < 1) throw new Refusal('file-damaged')
  if (width * height > maxMegapixels * 1_000_000) {
    throw new Refusal('file-too-many-pixels', { values: { megapixels: maxMegapixels } })
  }
}
