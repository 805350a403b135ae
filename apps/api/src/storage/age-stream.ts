import { createCipheriv, createDecipheriv } from 'node:crypto'

/**
 * The payload of an age file: chunks of 64 KiB, each encrypted and authenticated by itself with
 * ChaCha20-Poly1305. Node's own cipher is about twenty times as fast as the one in JavaScript, and
 * a chunk in the middle can be read without those before it.
 */
export const chunkSize = 64 * 1024
const tagSize = 16
export const sealedChunkSize = chunkSize + tagSize

const algorithm = 'chacha20-poly1305'
const options = { authTagLength: tagSize } as const

/** The number of the chunk, and whether it is the last one, so that a cut file is detected. */
function nonceOf(index: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12)
  nonce.writeUIntBE(index, 5, 6)
  nonce[11] = isLast ? 1 : 0
  return nonce
}

function sealChunk(key: Buffer, index: number, plain: Buffer, isLast: boolean): Buffer[] {
  const cipher = createCipheriv(algorithm, key, nonceOf(index, isLast), options)
  return [cipher.update(plain), cipher.final(), cipher.getAuthTag()]
}

function openChunk(key: Buffer, index: number, sealed: Buffer, isLast: boolean): Buffer {
  if (sealed.length < tagSize) throw new Error('encrypted file is cut')
  const plain = sealed.subarray(0, -tagSize)
  if (isLast && index > 0 && plain.length === 0) throw new Error('final chunk is empty')
  const decipher = createDecipheriv(algorithm, key, nonceOf(index, isLast), options)
  decipher.setAuthTag(sealed.subarray(-tagSize))
  return Buffer.concat([decipher.update(plain), decipher.final()])
}

/** Collects bytes to chunks of one size. The last one is kept back until the end is known. */
class ChunkBuffer {
  readonly #chunk: Buffer
  #used = 0

  constructor(size: number) {
    this.#chunk = Buffer.alloc(size)
  }

  /** A complete chunk is valid until the next one is begun. */
  *push(bytes: Buffer): Generator<Buffer> {
    for (let rest = bytes; rest.length > 0;) {
      if (this.#used === this.#chunk.length) {
        yield this.#chunk
        this.#used = 0
      }
      const taken = rest.copy(this.#chunk, this.#used)
      this.#used += taken
      rest = rest.subarray(taken)
    }
  }

  get rest(): Buffer {
    return this.#chunk.subarray(0, this.#used)
  }
}

export class Sealer {
  readonly #key: Buffer
  readonly #plain = new ChunkBuffer(chunkSize)
  #index = 0

  constructor(key: Buffer) {
    this.#key = key
  }

  push(bytes: Buffer): Buffer {
    const sealed: Buffer[] = []
    for (const chunk of this.#plain.push(bytes)) {
      sealed.push(...sealChunk(this.#key, this.#index, chunk, false))
      this.#index += 1
    }
    return Buffer.concat(sealed)
  }

  end(): Buffer {
    return Buffer.concat(sealChunk(this.#key, this.#index, this.#plain.rest, true))
  }
}

interface ChunkRange {
  readonly firstChunk: number
  /** Whether the content ends with the last chunk of the file. */
  readonly isToEnd: boolean
}

const wholeFile: ChunkRange = { firstChunk: 0, isToEnd: true }

export async function* openChunks(
  key: Buffer,
  sealed: AsyncIterable<Buffer>,
  { firstChunk, isToEnd }: ChunkRange = wholeFile,
): AsyncGenerator<Buffer> {
  const chunks = new ChunkBuffer(sealedChunkSize)
  let index = firstChunk
  for await (const bytes of sealed) {
    for (const chunk of chunks.push(bytes)) {
      yield openChunk(key, index, chunk, false)
      index += 1
    }
  }
  yield openChunk(key, index, chunks.rest, isToEnd)
}
