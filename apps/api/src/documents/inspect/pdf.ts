import { maxPages } from '@kakehashi/domain/documents/files'
import { inflateSync } from 'node:zlib'
import { Refusal } from '../../refusal.ts'

const maxPacked = 1024 * 1024
const maxUnpacked = 8 * 1024 * 1024
/** For all object streams together: a bomb may consist of many small ones. */
const maxUnpackedInAll = 64 * 1024 * 1024
const longestToken = 64
const endOfStream = 'endstream'

const token =
  /(\d{1,10})\s{1,4}\d{1,5}\s{1,4}obj\b|\/Type\s{0,8}\/(Page|ObjStm)(?![A-Za-z])|\/Encrypt(?![A-Za-z])|\bstream\r?\n/g

/**
 * Finds out while a PDF streams whether it is encrypted and how many pages it has. Pages may be in
 * compressed object streams, which are unpacked one at a time up to a limit.
 */
export class PdfReader {
  readonly #pages = new Set<number>()
  /** Not parsed yet. */
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

  /** Reads up to the next stream; false if more input is needed. */
  #readObjects(): boolean {
    // One character per byte, so that offsets in the text are offsets in the file.
    const text = this.#rest.toString('latin1')
    token.lastIndex = 0
    let done = 0
    for (let found = token.exec(text); found; found = token.exec(text)) {
      // A token at the end of the text may continue in the next chunk.
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
    this.#rest = this.#rest.subarray(Math.max(done, text.length - longestToken))
    return false
  }

  #enterStream(at: number): void {
    this.#rest = this.#rest.subarray(at)
    this.#inStream = true
    this.#packed = this.#isList && this.#unpacked < maxUnpackedInAll ? [] : undefined
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
    if (this.#packedSize > maxPacked) this.#packed = undefined
    else this.#packed.push(bytes)
  }

  #readList(packed: Buffer): void {
    this.#lists += 1
    const text = unpacked(packed)
    this.#unpacked += text?.length ?? maxUnpacked
    if (text === undefined) return
    for (const [index] of [...text.matchAll(/\/Type\s{0,8}\/Page(?![A-Za-z])/g)].entries()) {
      // An invented number: only that each page is counted once matters.
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
    return inflateSync(packed, { maxOutputLength: maxUnpacked }).toString('latin1')
  } catch {
    // Another compression, or a bomb. The page count is only a hint, so the file is not refused.
    return undefined
  }
}

const lastKilobytes = 2048

/** PDF readers look for %%EOF near the end; only padding may follow it. */
export function demandPdfEnd(tail: Buffer): void {
  const end = tail.subarray(-lastKilobytes)
  const mark = end.lastIndexOf('%%EOF')
  if (mark < 0) throw new Refusal('file-damaged')
  const padding = new Set([0, 9, 10, 12, 13, 26, 32])
  if (!end.subarray(mark + 5).every((byte) => padding.has(byte))) {
    throw new Refusal('file-mixed')
  }
}
