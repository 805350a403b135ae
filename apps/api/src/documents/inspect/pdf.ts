import { maxPages } from '@kakehashi/domain/files'
import { inflateSync } from 'node:zlib'
import { Refusal } from '../../refusal.ts'

const mostPacked = 1024 * 1024
const mostUnpacked = 8 * 1024 * 1024
/** Of all lists together: a bomb may be made of many small ones. */
const mostUnpackedInAll = 64 * 1024 * 1024
const longestWord = 64
const endOfStream = 'endstream'

const token =
  /(\d{1,10})\s{1,4}\d{1,5}\s{1,4}obj\b|\/Type\s{0,8}\/(Page|ObjStm)(?![A-Za-z])|\/Encrypt(?![A-Za-z])|\bstream\r?\n/g

/**
 * Reads a PDF as it goes by: whether it is locked, and how many pages it names. Pages may be
 * listed in packed lists of objects, which are unpacked one at a time and only so far.
 */
export class PdfReader {
  readonly #pages = new Set<number>()
  /** What is not judged yet. */
  #rest: Buffer = Buffer.alloc(0)
  #object = -1
  #isList = false
  #inStream = false
  #packed: Buffer[] | undefined
  #packedSize = 0
  #lists = 0
  #unpacked = 0

  push(chunk: Buffer): void {
    this.#rest = this.#rest.length > 0 ? Buffer.concat([this.#rest, chunk]) : chunk
    while (this.#inStream ? this.#leaveStream() : this.#readObjects());
  }

  get pages(): number | undefined {
    return this.#pages.size || undefined
  }

  /** Reads up to the next stream; false when more of the file has to come first. */
  #readObjects(): boolean {
    // One character a byte, so that places in the text are places in the file.
    const text = this.#rest.toString('latin1')
    token.lastIndex = 0
    let done = 0
    for (let found = token.exec(text); found; found = token.exec(text)) {
      // A word that ends where the text ends may go on in the next piece.
      if (token.lastIndex >= text.length) break
      done = token.lastIndex
      const [word, number, type] = found
      if (number !== undefined) {
        this.#object = Number(number)
        this.#isList = false
      } else if (type === 'Page') this.#countPage(this.#object)
      else if (type === 'ObjStm') this.#isList = true
      else if (word === '/Encrypt') throw new Refusal('file-locked')
      else {
        this.#enterStream(done)
        return true
      }
    }
    this.#rest = this.#rest.subarray(Math.max(done, text.length - longestWord))
    return false
  }

  #enterStream(at: number): void {
    this.#rest = this.#rest.subarray(at)
    this.#inStream = true
    this.#packed = this.#isList && this.#unpacked < mostUnpackedInAll ? [] : undefined
    this.#packedSize = 0
  }

  #leaveStream(): boolean {
    const end = this.#rest.indexOf(endOfStream)
    const upTo = end < 0 ? Math.max(0, this.#rest.length - endOfStream.length) : end
    this.#keep(this.#rest.subarray(0, upTo))
    this.#rest = this.#rest.subarray(upTo)
    if (end < 0) return false
    if (this.#packed) this.#readList(Buffer.concat(this.#packed))
    this.#inStream = false
    this.#isList = false
    this.#packed = undefined
    this.#rest = this.#rest.subarray(endOfStream.length)
    return true
  }

  #keep(bytes: Buffer): void {
    if (!this.#packed) return
    this.#packedSize += bytes.length
    if (this.#packedSize > mostPacked) this.#packed = undefined
    else this.#packed.push(bytes)
  }

  /** A packed list begins with the numbers of its objects and where each begins. */
  #readList(packed: Buffer): void {
    this.#lists += 1
    const text = unpacked(packed)
    this.#unpacked += text?.length ?? mostUnpacked
    if (text === undefined) return
    for (const [index] of [...text.matchAll(/\/Type\s{0,8}\/Page(?![A-Za-z])/g)].entries()) {
      // Which object it is does not matter, only that each is counted once.
      this.#countPage(-this.#lists * 100_000 - index)
    }
  }

  #countPage(object: number): void {
    this.#pages.add(object)
    if (this.#pages.size > maxPages) {
      throw new Refusal('file-too-many-pages', { values: { pages: maxPages } })
    }
  }
}

function unpacked(packed: Buffer): string | undefined {
  try {
    return inflateSync(packed, { maxOutputLength: mostUnpacked }).toString('latin1')
  } catch {
    // Packed in another way, or a bomb: the number of pages is only a hint.
    return undefined
  }
}

const lastKilobytes = 2048

/** Readers look for the end mark near the end; behind it there is nothing but padding. */
export function demandPdfEnd(tail: Buffer): void {
  const end = tail.subarray(-lastKilobytes)
  const mark = end.lastIndexOf('%%EOF')
  const isPadding =
    mark >= 0 && end.subarray(mark + 5).every((byte) => [0, 9, 10, 12, 13, 26, 32].includes(byte))
  if (!isPadding) throw new Refusal('file-damaged')
}
