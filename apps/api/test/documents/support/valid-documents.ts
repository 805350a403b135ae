import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { MediaType } from '@kakehashi/domain/documents/files'
import sharp from 'sharp'
import { makePdf } from './make-pdf.ts'
import { body, contentTypes, makeDocx, makeZip, relations } from './make-zip.ts'

export interface ValidDocument {
  readonly name: string
  readonly bytes: Buffer
  readonly mediaType: MediaType
  readonly pages?: number
}

const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
const script = '/OpenAction <</S /JavaScript /JS (app.alert\\("Hello"\\))>>'
const form = '/AcroForm <</Fields [<</FT /Tx /T (name)>>] /NeedAppearances true>>'

const plain = (width = 64, height = 48) =>
  sharp({ create: { width, height, channels: 3, background: 'teal' } })

function pdfs(): ValidDocument[] {
  const versions = ['1.3', '1.4', '1.5', '1.6', '1.7', '2.0']
  const made: (readonly [string, Parameters<typeof makePdf>[0]])[] = [
    ...versions.map((version) => [`birth certificate ${version}.pdf`, { version }] as const),
    ['戸籍謄本.pdf', { pages: 3 }],
    ['住民票（写し）.pdf', { isPacked: true, pages: 7 }],
    ['出生届　控え①.PDF', { version: '2.0', isPacked: true }],
    ['linearised.pdf', { isLinearised: true }],
    ['form.pdf', { catalog: form }],
    ['with script.pdf', { catalog: script }],
    ['form and script, packed.pdf', { catalog: `${form} ${script}`, isPacked: true }],
    ['carriage returns.pdf', { lineEnd: '\r\n' }],
    ['no newline at the end.pdf', { after: '' }],
    ['zeros at the end.pdf', { after: '\n\0\0\0\0' }],
    ['spaces at the end.pdf', { after: '\r\n  \r\n' }],
    ['five hundred pages.pdf', { pages: 500 }],
    ['two thousand pages.pdf', { pages: 2000, isPacked: true }],
    ['a megabyte.pdf', { filling: 1024 * 1024 }],
    ['O’Brien-Núñez passport.pdf', {}],
    ['.pdf', {}],
    ['no ending', {}],
    ['wrong ending.exe', {}],
    [`${'long'.repeat(60)}.pdf`, {}],
  ]
  return made.map(([name, options]) => ({
    name,
    bytes: makePdf(options),
    mediaType: 'application/pdf',
    pages: options?.pages ?? 1,
  }))
}

/** A PDF with an incremental update: the changes follow the original end. */
function savedTwice(): ValidDocument {
  const update = '4 0 obj\n<</Type /Page /Parent 2 0 R /Rotate 90>>\nendobj\ntrailer\n<</Size 5>>\n'
  const bytes = Buffer.concat([makePdf(), Buffer.from(`${update}startxref\n9\n%%EOF\n`)])
  return { name: 'saved twice.pdf', bytes, mediaType: 'application/pdf', pages: 1 }
}

/** Data that cameras append to a picture. */
function cameraTrailers(photo: Buffer): (readonly [string, Buffer])[] {
  const video = Buffer.from('\0\0\0\u0018ftypmp42\0\0\0\0mp42isom\0\0\0\u0008mdat', 'latin1')
  const notes = Buffer.from('\0\0\u0001\nImage_UTC_Data1700000000000SEFHk\0\0\0SEFT', 'latin1')
  return [
    ['IMG_0001 with gain map.jpg', photo],
    ['PXL_20261115 motion.jpg', video],
    ['20261115_101010 samsung.jpg', notes],
    ['padded by a scanner.jpg', Buffer.alloc(2000)],
    ['IMG_0002 two more.jpg', Buffer.concat([Buffer.alloc(100), photo, photo])],
  ]
}

async function pictures(): Promise<ValidDocument[]> {
  const jpeg = await plain()
    .withExif({ IFD0: { Make: 'Sample', Model: 'Phone' } })
    .jpeg()
    .toBuffer()
  const trailed = cameraTrailers(jpeg).map(
    ([name, trailer]) => [name, Buffer.concat([jpeg, trailer])] as const,
  )
  const frames = [await plain().png().toBuffer(), await plain().negate().png().toBuffer()]
  const made: Record<Exclude<MediaType, 'application/pdf'>, (readonly [string, Buffer])[]> = {
    'image/jpeg': [
      ['写真.jpg', jpeg],
      ['progressive.jpeg', await plain(300, 200).jpeg({ progressive: true }).toBuffer()],
      ['grey.jpg', await plain().greyscale().jpeg().toBuffer()],
      ['with a colour profile.jpg', await plain().withIccProfile('p3').jpeg().toBuffer()],
      ['large.jpg', await plain(4000, 3000).jpeg().toBuffer()],
      ...trailed,
    ],
    'image/png': [
      ['スクリーンショット 2026-11-15.png', await plain().png().toBuffer()],
      ['palette.png', await plain().png({ palette: true }).toBuffer()],
      ['transparent.png', await plain().ensureAlpha(0.5).png().toBuffer()],
      ['padded.png', Buffer.concat([await plain().png().toBuffer(), Buffer.alloc(16)])],
    ],
    'image/webp': [
      ['lossy.webp', await plain().webp().toBuffer()],
      ['lossless.webp', await plain().webp({ lossless: true }).toBuffer()],
      ['transparent.webp', await plain().ensureAlpha(0.5).webp().toBuffer()],
      [
        'with EXIF.webp',
        await plain()
          .withExif({ IFD0: { Make: 'X' } })
          .webp()
          .toBuffer(),
      ],
      [
        'animated.webp',
        await sharp(frames, { join: { animated: true } })
          .webp()
          .toBuffer(),
      ],
    ],
    'image/heic': await Promise.all(
      ['photo.heic', 'photo-with-preview.heic'].map(async (name) => {
        return [name, await readFile(join(import.meta.dirname, name))] as const
      }),
    ),
    [word]: [
      ['Word.docx', makeDocx()],
      ['LibreOffice で作成.docx', makeZip([relations, body(), contentTypes()])],
      ['stored, not packed.docx', makeZip([stored(contentTypes()), stored(body())])],
      ['with a picture.docx', makeDocx([{ name: 'word/media/image1.jpeg', content: jpeg }])],
      ['with many parts.docx', makeDocx(parts(900))],
      [
        'list in the middle.docx',
        makeZip([...parts(700, 600), contentTypes(), body(), ...parts(700, 600, 'z')]),
      ],
    ],
  }
  return Object.entries(made).flatMap(([mediaType, named]) =>
    named.map(([name, bytes]) => ({ name, bytes, mediaType: mediaType as MediaType })),
  )
}

function stored(entry: ReturnType<typeof body>) {
  return { ...entry, isStored: true }
}

function parts(count: number, size = 10, letter = 'a') {
  return Array.from({ length: count }, (_, index) => ({
    name: `word/theme/${letter}${index}.xml`,
    content: letter.repeat(size),
    isStored: true,
  }))
}

/** The kinds of documents that customers send. */
export async function validDocuments(): Promise<ValidDocument[]> {
  return [...pdfs(), savedTwice(), ...(await pictures())]
}
