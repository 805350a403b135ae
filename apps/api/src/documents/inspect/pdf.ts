import { maxPages } from '@kakehashi/domain/documents/files'
import { inflateSync } from 'node:zlib'
import { Refusal } from '../../refusal.ts'
import { countPart } from './byte-parser.ts'

const maxPacked = 1024 * 1024
const maxUnpacked = 8 * 1024 * 1024
/** For all object streams together: a bomb may consist of many small ones. */
const maxUnpackedInAll = 64 * 1024 * 1024
/** Counted for the smallest one, because unpacking costs time too. */
const minUnpacked = 16 * 1024
const longestToken = 64
const endOfStream = 'endstream'
/** A PDF of 25 MB with more objects and streams than this is made of nothing else. */
const maxTokens = 250_000

// Each alternative begins with a letter or a slash, which is much faster than with any digit.
const token =
  /(?<=\s)(obj)\b|\/Type\s{0,8}\/(Page|ObjStm)(?![A-Za-z])|\/Encrypt(?![A-Za-z])|\bstream\r?\n/g
const numberBefore = /(?<!\d)(\d{1,10})\s{1,4}\d{1,5}\s{1,4}$/
const longestNumber = 24

/**
 * Finds out while a PDF streams whether it is encrypted and how many pages it has. Pages may be in
 * compressed object streams, which are unpacked one at a time up to a limit. Every byte is decoded
 * once, however many streams there are.
 */
export class PdfReader {
  readonly #pages = new Set<number>()
  /** Not parsed yet, with one character per byte. */
  #text = ''
  #at = 0
  #object = -1
  #isList = false
  #inStream = false
  #packed: string[] | undefined
  #packedSize = 0
  #lists = 0
  #unpacked = 0
  #tokens = 0

  push(chunk: Buffer): void {
    this.#text = this.#text.slice(this.#at) + chunk.toString('latin1')
    this.#at = 0
    while (this.#inStream ? this.#leaveStream() : this.#readObjects());
  }

  get pages(): number | undefined {
    return this.#pages.size || undefined
  }

  /** Reads up to the next stream; false if more input is needed. */
  #readObjects(): boolean {
    const text = this.#text
    token.lastIndex = this.#at
    for (let found = token.exec(text); found; found = token.exec(text)) {
      // A token at the end of the text may continue in the next chunk.
      if (token.lastIndex >= text.length) break
      this.#at = token.lastIndex
      this.#tokens = countPart(this.#tokens, maxTokens)
      const [word, beginning, type] = found
      if (beginning !== undefined) this.#beginObject(found.index)
      else if (type === 'Page') this.#countPage(this.#object)
      else if (type === 'ObjStm') this.#isList = true
      else if (word === '/Encrypt') throw new Refusal('file-locked')
      else {
        this.#enterStream()
        return true
      }
    }
    this.#at = Math.max(this.#at, text.length - longestToken)
    return false
  }

  #beginObject(at: number): void {
    const before = this.#text.slice(Math.max(0, at - longestNumber), at)
    const [, number] = numberBefore.exec(before) ?? []
    if (number === undefined) return
    this.#object = Number(number)
    this.#isList = false
  }

  #enterStream(): void {
    this.#inStream = true
    this.#packed = this.#isList && this.#unpacked < maxUnpackedInAll ? [] : undefined
    this.#packedSize = 0
  }

  #leaveStream(): boolean {
    const end = this.#text.indexOf(endOfStream, this.#at)
    const upTo = end < 0 ? Math.max(this.#at, this.#text.length - endOfStream.length) : end
    this.#keep(upTo)
    if (end < 0) return false
    if (this.#packed) this.#readList(Buffer.from(this.#packed.join(''), 'latin1'))
    this.#inStream = false
    this.#isList = false
    this.#packed = undefined
    this.#at += endOfStream.length
    return true
  }

  #keep(upTo: number): void {
    if (this.#packed) {
      this.#packedSize += upTo - this.#at
      if (this.#packedSize > maxPacked) this.#packed = undefined
      else this.#packed.push(this.#text.slice(this.#at, upTo))
    }
    this.#at = upTo
  }

  #readList(packed: Buffer): void {
    this.#lists += 1
    const text = unpacked(packed)
    this.#unpacked += Math.max(text?.length ?? maxUnpacked, minUnpacked)
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
