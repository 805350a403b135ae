import { inflateRawSync } from 'node:zlib'
import { Refusal } from '../../refusal.ts'
import type { ZipEnd } from './zip-end.ts'

/** A real document of 25 MB has some hundred parts and unpacks to a few times its size. */
const maxEntries = 5000
const maxUnpacked = 500 * 1024 * 1024
const maxTypesSize = 1024 * 1024
const mainPart = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'

interface Entry {
  readonly name: string
  readonly isLocked: boolean
  readonly packed: number
  readonly unpacked: number
  readonly method: number
  readonly at: number
}

/** Reads only the zip directory and unpacks only `[Content_Types].xml`. */
export function demandWordDocument(
  end: ZipEnd | undefined,
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
  const hasUnsafeName = entries.some(({ name }) => /^\/|\\|(^|\/)[.][.](\/|$)|\p{Cc}/u.test(name))
  if (unpacked > maxUnpacked || hasUnsafeName || names.size !== entries.length) {
    throw new Refusal('file-damaged')
  }
  const listed = entries.find(({ name }) => name === '[Content_Types].xml')
  const types = listed && readTypes(listed, tail, head, size)
  if (types === undefined) return
  if (/macroEnabled|vbaProject/i.test(types)) throw new Refusal('file-macros')
  if (!types.includes(mainPart)) throw new Refusal('file-type')
}

/** Undefined if the directory is not where the end record says, or is too long. */
function listEntries(end: ZipEnd, tail: Buffer, size: number): Entry[] | undefined {
  const start = end.directoryAt - (size - tail.length)
  if (end.entries > maxEntries || start < 0 || start + end.directorySize !== end.at) {
    return undefined
  }
  const entries: Entry[] = []
  for (let at = start; entries.length < end.entries;) {
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

/** Word writes this part first, other programs last. Elsewhere it is not buffered: undefined. */
function readTypes(entry: Entry, tail: Buffer, head: Buffer, size: number): string | undefined {
  const isInHead = entry.at + 30 + entry.packed + 1000 < head.length
  const bytes = isInHead ? head : tail
  const at = isInHead ? entry.at : entry.at - (size - tail.length)
  if (at < 0 || at + 30 > bytes.length) return undefined
  const start = at + 30 + bytes.readUInt16LE(at + 26) + bytes.readUInt16LE(at + 28)
  const packed = bytes.subarray(start, start + entry.packed)
  if (packed.length < entry.packed) return undefined
  try {
    if (entry.method === 0) return packed.toString('utf8')
    return inflateRawSync(packed, { maxOutputLength: maxTypesSize }).toString('utf8')
  } catch {
    throw new Refusal('file-damaged')
  }
}
