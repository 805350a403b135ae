import { crc32, deflateRawSync } from 'node:zlib'

interface ZipEntry {
  readonly name: string
  readonly content: Buffer | string
  readonly isStored?: boolean
  /** False values for the headers. */
  readonly claims?: { readonly unpacked?: number; readonly flags?: number }
}

/** Writes a ZIP archive byte by byte, so that its headers can be wrong. */
export function makeZip(entries: readonly ZipEntry[], { comment = '', prefix = '' } = {}): Buffer {
  const files: Buffer[] = [Buffer.from(prefix)]
  const list: Buffer[] = []
  let at = files[0]?.length ?? 0
  for (const { name, content, isStored = false, claims = {} } of entries) {
    const plain = Buffer.from(content)
    const data = isStored ? plain : deflateRawSync(plain)
    const facts = Buffer.alloc(26)
    facts.writeUInt16LE(20, 0)
    facts.writeUInt16LE(claims.flags ?? 0, 2)
    facts.writeUInt16LE(isStored ? 0 : 8, 4)
    facts.writeUInt32LE(crc32(plain), 10)
    facts.writeUInt32LE(data.length, 14)
    facts.writeUInt32LE(claims.unpacked ?? plain.length, 18)
    facts.writeUInt16LE(Buffer.byteLength(name), 22)
    const place = Buffer.alloc(14)
    place.writeUInt32LE(at, 10)
    list.push(Buffer.from('PK\u0001\u0002\u0014\u0000'), facts, place, Buffer.from(name))
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), facts, Buffer.from(name), data])
    files.push(local)
    at += local.length
  }
  const directory = Buffer.concat(list)
  const end = Buffer.alloc(22)
  end.write('PK\u0005\u0006')
  end.writeUInt16LE(entries.length, 8)
  end.writeUInt16LE(entries.length, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(at, 16)
  end.writeUInt16LE(Buffer.byteLength(comment), 20)
  return Buffer.concat([...files, directory, end, Buffer.from(comment)])
}

export const wordMain =
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'

export function contentTypes(mainType = wordMain): ZipEntry {
  return {
    name: '[Content_Types].xml',
    content: `<?xml version="1.0"?><Types><Override PartName="/word/document.xml" ContentType="${mainType}"/></Types>`,
  }
}

export const relations: ZipEntry = { name: '_rels/.rels', content: '<Relationships/>' }

export function body(text = 'こんにちは'): ZipEntry {
  return { name: 'word/document.xml', content: `<w:document><w:t>${text}</w:t></w:document>` }
}

/** A Word document with its parts in the order that Word uses. */
export function makeDocx(more: readonly ZipEntry[] = [], text?: string): Buffer {
  return makeZip([contentTypes(), relations, body(text), ...more])
}
