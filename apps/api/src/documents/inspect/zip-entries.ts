import { Refusal } from '../../refusal.ts'

/**
 * What a reader of a format asks for next: exactly so many bytes, at most so many (fewer at the
 * end of the file), to pass over some, or to pass over everything up to a byte.
 */
type Wish =
  | { readonly take: number }
  | { readonly atMost: number }
  | { readonly skip: number }
  | { readonly past: number }

export type Walk<Result> = Generator<Wish, Result, Buffer>

const nothing = Buffer.alloc(0)

export function* take(bytes: number): Walk<Buffer> {
  return yield { take: bytes }
}
export function* atMost(bytes: number): Walk<Buffer> {
  return yield { atMost: bytes }
}
export function* skip(bytes: number): Walk<void> {
  if (bytes > 0) yield { skip: bytes }
}
export function* past(byte: number): Walk<void> {
  yield { past: byte }
}

/** Leads a reader of a format through bytes that come in pieces, keeping only what it asked for. */
export class Walker<Result> {
  readonly #walk: Walk<Result>
  #wish: Wish | undefined
  #result: { readonly value: Result } | undefined
  #kept = nothing

  constructor(walk: Walk<Result>) {
    this.#walk = walk
    this.#answer(nothing)
  }

  push(chunk: Buffer): void {
    let rest = chunk
    while (rest.length > 0 && this.#wish) rest = this.#serve(this.#wish, rest)
  }

  /** What was found; a file that ends before its format does is damaged. */
  end(): Result {
    while (this.#wish) {
      if (!('atMost' in this.#wish)) throw new Refusal('file-damaged')
      this.#answer(this.#kept)
    }
    if (!this.#result) throw new Error('a walk ended without a result')
    return this.#result.value
  }

  #serve(wish: Wish, bytes: Buffer): Buffer {
    if ('past' in wish) {
      const at = bytes.indexOf(wish.past)
      if (at >= 0) this.#answer(nothing)
      return at < 0 ? nothing : bytes.subarray(at + 1)
    }
    if ('skip' in wish) {
      if (bytes.length < wish.skip) {
        this.#wish = { skip: wish.skip - bytes.length }
        return nothing
      }
      this.#answer(nothing)
      return bytes.subarray(wish.skip)
    }
    const wanted = 'take' in wish ? wish.take : wish.atMost
    const missing = wanted - this.#kept.length
    this.#kept = Buffer.concat([this.#kept, bytes.subarray(0, missing)])
    if (this.#kept.length === wanted) this.#answer(this.#kept)
    return bytes.subarray(missing)
  }

  #answer(bytes: Buffer): void {
    this.#kept = nothing
    const step = this.#walk.next(bytes)
    this.#wish = step.done ? undefined : step.value
    if (step.done) this.#result = { value: step.value }
  }
}
