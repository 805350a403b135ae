/** The last bytes of what went by: whole pieces, as many as are needed to hold them. */
export class Tail {
  readonly #most: number
  readonly #pieces: Buffer[] = []
  #size = 0

  constructor(most: number) {
    this.#most = most
  }

  push(piece: Buffer): void {
    this.#pieces.push(piece)
    this.#size += piece.length
    for (let first = this.#pieces[0]; first; first = this.#pieces[0]) {
      if (this.#size - first.length < this.#most) return
      this.#size -= first.length
      this.#pieces.shift()
    }
  }

  get bytes(): Buffer {
    return Buffer.concat(this.#pieces)
  }
}
