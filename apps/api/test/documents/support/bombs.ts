import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { makePdf } from './make-pdf.ts'
import { makeDocx } from './make-zip.ts'

export interface Bomb {
  readonly name: string
  readonly mediaType: string
  readonly make: () => Buffer | Promise<Buffer>
}

const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

const plain = (width = 10_900, height = 10_900) =>
  sharp({ create: { width, height, channels: 3, background: 'teal' } })

/** 119 megapixels, of which WebP allows 16383 on a side. */
const drawings: Bomb[] = [
  { name: 'PNG', mediaType: 'image/png', make: () => plain().png().toBuffer() },
  {
    name: 'interlaced PNG',
    mediaType: 'image/png',
    make: () => plain().png({ progressive: true }).toBuffer(),
  },
  {
    name: 'PNG of 16 bits',
    mediaType: 'image/png',
    make: () => plain(8000, 8000).toColourspace('rgb16').png().toBuffer(),
  },
  { name: 'JPEG', mediaType: 'image/jpeg', make: () => plain().jpeg().toBuffer() },
  {
    name: 'progressive JPEG',
    mediaType: 'image/jpeg',
    make: () => plain().jpeg({ progressive: true }).toBuffer(),
  },
  { name: 'WebP', mediaType: 'image/webp', make: () => plain().webp({ effort: 0 }).toBuffer() },
  {
    name: 'TIFF named as PNG',
    mediaType: 'image/png',
    make: () => plain().tiff({ compression: 'deflate' }).toBuffer(),
  },
  { name: 'HEIC of false size', mediaType: 'image/heic', make: heic },
]

async function heic(): Promise<Buffer> {
  const bytes = await readFile(join(import.meta.dirname, 'photo.heic'))
  const size = bytes.indexOf('ispe') + 8
  bytes.writeUInt32BE(10_900, size)
  bytes.writeUInt32BE(10_900, size + 4)
  return bytes
}

const zeros = () => deflateSync(Buffer.alloc(600_000_000), { level: 1 })

function pdfWith(dictionary: string): Buffer {
  const stream = zeros()
  const facts = `${dictionary} /Filter /FlateDecode /Length ${stream.length}`
  const object = `9 0 obj\n<<${facts}>>\nstream\n${stream.toString('latin1')}\nendstream\nendobj\n`
  const pdf = makePdf().toString('latin1')
  return Buffer.from(pdf.replace('xref\n', `${object}xref\n`), 'latin1')
}

const documents: Bomb[] = [
  {
    name: 'PDF with a picture of 600 MB',
    mediaType: 'application/pdf',
    make: () => pdfWith('/Type /XObject /Subtype /Image /Width 20000 /Height 10000'),
  },
  {
    name: 'PDF with objects of 600 MB',
    mediaType: 'application/pdf',
    make: () => pdfWith('/Type /ObjStm /N 10 /First 60'),
  },
  {
    name: 'PDF with a huge page',
    mediaType: 'application/pdf',
    make: () =>
      Buffer.from(
        makePdf().toString('latin1').replace('0 0 612 792', '0 0 9999999 9999999'),
        'latin1',
      ),
  },
  {
    name: 'DOCX of 400 MB',
    mediaType: word,
    make: () => makeDocx([{ name: 'word/theme/a.xml', content: Buffer.alloc(400_000_000, 'a') }]),
  },
  {
    name: 'DOCX of 140 MB of markup',
    mediaType: word,
    make: () => makeDocx([{ name: 'word/a.xml', content: Buffer.alloc(140_000_000, '<a/>') }]),
  },
  {
    name: 'DOCX that claims to be small',
    mediaType: word,
    make: () =>
      makeDocx([
        {
          name: 'word/theme/a.xml',
          content: Buffer.alloc(400_000_000, 'a'),
          claims: { unpacked: 1000 },
        },
      ]),
  },
]

export const bombs: { draw: readonly Bomb[]; clean: readonly Bomb[] } = {
  draw: drawings,
  clean: documents,
}
