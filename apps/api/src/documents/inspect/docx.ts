import { inflateRawSync } from 'node:zlib'
import { Refusal } from '../../refusal.ts'
import type { ArchiveEnd } from './archive-end.ts'

/** An honest document of 25 MB has some hundred parts and unpacks to a few times its size. */
const mostEntries = 5000
const mostUnpacked = 500 * 1024 * 1024
const mostTypes = 1024 * 1024
const mainPart = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'

interface Entry {
  readonly name: string
  readonly isLocked: boolean
  readonly packed: number
  readonly unpacked: number
  readonly method: number
  readonly at: number
}

/** A Word document by its list of contents; nothing of it is unpacked but the list of types. */
export function demandWordDocument(
  end: ArchiveEnd | undefined,
  tail: Buffer,
  head: Buffer,
  size: number,
): void {
  const entries = end && listEntries(end, tail, size)
  if (!entries) throw new Refusal('file-damaged')
  const names = new Set(entries.map(({ name }) => name))
  const isWord = names.has('[Content_Types].xml') && names.has('word/document.xml')
  if (!isWord) throw new Refusal('file-type')
  if (entries.some(({ isLocked }) => isLocked)) throw new Refusal('file-locked')
  if (entries.some(({ name }) => /vba|macro|activex/i.test(name))) throw new Refusal('file-macros')
  const unpacked = entries.reduce((sum, entry) => sum + entry.unpacked, 0)
  const isOdd = entries.some(({ name }) => /^\/|\\|(^|\/)[.][.](\/|$)|\p{Cc}/u.test(name))
  if (unpacked > mostUnpacked || isOdd || names.size !== entries.length) {
    throw new Refusal('file-damaged')
  }
  const listed = entries.find(({ name }) => name === '[Content_Types].xml')
  const types = listed && readTypes(listed, tail, head, size)
  if (types === undefined) return
  if (/macroEnabled|vbaProject/i.test(types)) throw new Refusal('file-macros')
  if (!types.includes(mainPart)) throw new Refusal('file-type')
}

/** Undefined when the list is not where the end says, or longer than any honest one. */
function listEntries(end: ArchiveEnd, tail: Buffer, size: number): Entry[] | undefined {
  const begins = end.directoryAt - (size - tail.length)
  if (end.entries > mostEntries || begins < 0 || begins + end.directorySize !== end.at) {
    return undefined
  }
  const entries: Entry[] = []
  for (let at = begins; entries.length < end.entries;) {
    if (at + 46 > end.at || tail.readUInt32LE(at) !== 0x02014b50) return undefined
    const nameEnd = at + 46 + tail.readUInt16LE(at + 28)
    entries.push({
      name: tail.toString('utf8', at + 46, nameEnd),
      isLocked: (tail.readUInt16LE(at + 8) & 1) === 1,
      method: tail.readUInt16LE(at + 10),
      packed: tail.readUInt32LE(at + 20),
      unpacked: tail.readUInt32LE(at + 24),
      at: tail.readUInt32LE(at + 42),
    })
    at = nameEnd + tail.readUInt16LE(at + 30) + tail.readUInt16LE(at + 32)
  }
  return entries
}

/** Word writes the list first, others last. Out of reach in the middle, the names have to do. */
function readTypes(entry: Entry, tail: Buffer, head: Buffer, size: number): string | undefined {
  const isInHead = entry.at + 30 + entry.packed + 1000 < head.length
  const bytes = isInHead ? head : tail
  const at = isInHead ? entry.at : entry.at - (size - tail.length)
  if (at < 0 || at + 30 > bytes.length) return undefined
  const begins = at + 30 + bytes.readUInt16LE(at + 26) + bytes.readUInt16LE(at + 28)
  const packed = bytes.subarray(begins, begins + entry.packed)
  if (packed.length < entry.packed) return undefined
  try {
    if (entry.method === 0) return packed.toString('utf8')
    return inflateRawSync(packed, { maxOutputLength: mostTypes }).toString('utf8')
  } catch {
    throw new Refusal('file-damaged')
  }
}
