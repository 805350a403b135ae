/** Keeps the last bytes of a stream, in whole chunks. */
export class TailBuffer {
  readonly #minSize: number
  readonly #chunks: Buffer[] = []
  #size = 0

  constructor(minSize: number) {
    this.#minSize = minSize
  }

  push(chunk: Buffer): void {
    this.#chunks.push(chunk)
    this.#size += chunk.length
    for (let first = this.#chunks[0]; first; first = this.#chunks[0]) {
      if (this.#size - first.length < this.#minSize) return
      this.#size -= first.length
      this.#chunks.shift()
    }
  }

  get bytes(): Buffer {
    return Buffer.concat(this.#chunks)
  }
}
