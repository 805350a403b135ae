import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { makePdf } from './make-pdf.ts'
import { body, contentTypes, makeDocx, makeZip, relations, wordMain } from './make-zip.ts'
import { malformedPictures } from './malformed-pictures.ts'

const latin = (text: string) => Buffer.from(text, 'latin1')
const page = '<!doctype html><script>alert(document.cookie)</script>'
const svg = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'
const archive = makeZip([{ name: 'evil.class', content: 'evil' }])

/** File types that are not accepted, whatever the file name. */
function otherKinds(): Record<string, Buffer> {
  const starts: Record<string, string> = {
    'an HTML page': page,
    'an HTML page after a blank line': `\n\n${page}`,
    'an HTML page after a byte order mark': `\u00ef\u00bb\u00bf${page}`,
    'an SVG': svg,
    'an SVG after an XML declaration': `<?xml version="1.0"?>${svg}`,
    'a script': 'alert(1)//%PDF-1.7',
    'a shell script': '#!/bin/sh\nrm -rf /\n',
    'a PHP page': '<?php system($_GET["c"]); ?>',
    'a Windows program': 'MZ\u0090\0\u0003\0\0\0',
    'a Linux program': '\u007fELF\u0002\u0001\u0001',
    'a Mac program': '\u00cf\u00fa\u00ed\u00fe\u0007',
    'a Java class': '\u00ca\u00fe\u00ba\u00be\0\0\0\u0034',
    'a WebAssembly module': '\0asm\u0001\0\0\0',
    'a shortcut': 'L\0\0\0\u0001\u0014\u0002\0',
    'a batch file': '@echo off\r\nformat c:\r\n',
    'a PowerShell script': 'Invoke-Expression "calc"\r\n',
    'an HTML application': '<hta:application id="x"/>',
    'a web archive': 'MIME-Version: 1.0\r\nContent-Type: multipart/related\r\n',
    'a GIF': 'GIF89a\u0001\0\u0001\0\0\0\0',
    'a bitmap': 'BM\u0046\0\0\0\0\0\0\0',
    'a TIFF': 'II*\0\u0008\0\0\0',
    'an icon': '\0\0\u0001\0\u0001\0',
    'a Flash file': 'CWS\u000a\0\0\0\0',
    'a WAV file': 'RIFF\u0024\0\0\0WAVEfmt ',
    'an MP4 video': '\0\0\0\u0018ftypisom\0\0\u0002\0isomiso2',
    'a QuickTime video': '\0\0\0\u0014ftypqt  \0\0\u0002\0qt  ',
    'an old Word document': '\u00d0\u00cf\u0011\u00e0\u00a1\u00b1\u001a\u00e1',
    'rich text': '{\\rtf1\\ansi{\\object\\objemb}}',
    PostScript: '%!PS-Adobe-3.0\n(%PDF-1.7) print\n',
    'a RAR archive': 'Rar!\u001a\u0007\u0001\0',
    'a 7z archive': '7z\u00bc\u00af\u0027\u001c',
    'a gzip archive': '\u001f\u008b\u0008\0',
    'an SQLite database': 'SQLite format 3\0',
    'a mail': 'From: a@example.com\r\nSubject: x\r\n\r\n',
    'plain text': 'Please translate this.',
    'one byte': '%',
  }
  return Object.fromEntries(
    Object.entries(starts).map(([name, text]) => [name, latin(text.padEnd(200, '\0'))]),
  )
}

function joined(one: Buffer, other: Buffer | string): Buffer {
  return Buffer.concat([one, Buffer.from(other as string)])
}

function sized(bytes: Buffer, at: number, values: number[]): Buffer {
  const copy = Buffer.from(bytes)
  copy.set(values, at)
  return copy
}

/** Files of two types at once, and truncated files. */
async function combinedAndTruncated(): Promise<Record<string, Buffer>> {
  const picture = sharp({ create: { width: 40, height: 30, channels: 3, background: 'teal' } })
  const jpeg = await picture.clone().jpeg().toBuffer()
  const png = await picture.clone().png().toBuffer()
  const webp = await picture.clone().webp().toBuffer()
  const heic = await readFile(join(import.meta.dirname, 'photo.heic'))
  const pdf = makePdf()
  const huge = [0xff, 0xff]
  const frame = jpeg.indexOf(Buffer.from([0xff, 0xc0]))
  return {
    'an AVIF': await picture.clone().avif().toBuffer(),
    'an HTML page before a PDF': joined(Buffer.from(page), pdf),
    'a blank line before a PDF': joined(Buffer.from('\n'), pdf),
    'a PDF followed by an HTML page': joined(pdf, page),
    'a PDF followed by a program': joined(pdf, `MZ${'\0'.repeat(3000)}`),
    'a PDF that is also an archive': joined(pdf, archive),
    'a PDF that is also an archive with a PDF ending': Buffer.concat([
      pdf,
      makeZip([{ name: 'evil.class', content: 'evil' }], { comment: '\n%%EOF\n' }),
    ]),
    'a truncated PDF': pdf.subarray(0, pdf.length - 10),
    'the first line of a PDF': Buffer.from('%PDF-1.7\n'),
    'a JPEG that is also an archive': joined(jpeg, archive),
    'a JPEG followed by an HTML page': joined(jpeg, page),
    'a JPEG followed by an SVG': joined(jpeg, svg),
    'a JPEG followed by a PHP page': joined(jpeg, '<?php phpinfo();'),
    'a JPEG followed by a PDF': joined(jpeg, pdf),
    'a JPEG followed by a program': joined(jpeg, 'MZ\u0090'),
    'a truncated JPEG': jpeg.subarray(0, jpeg.length / 2),
    'the first bytes of a JPEG': jpeg.subarray(0, 3),
    'a JPEG of 4294 megapixels': sized(jpeg, frame + 5, [...huge, ...huge]),
    'a JPEG without image data': Buffer.from([0xff, 0xd8, 0xff, 0xfe, 0, 2, 0xff, 0xd9]),
    'a PNG that is also an archive': joined(png, archive),
    'a PNG followed by an HTML page': joined(png, page),
    'a truncated PNG': png.subarray(0, png.length / 2),
    'a PNG of 18 billion gigapixels': sized(png, 16, [...huge, ...huge, ...huge, ...huge]),
    'a PNG without image data': Buffer.concat([png.subarray(0, 33), png.subarray(-12)]),
    'an HTML page after a PNG signature': joined(png.subarray(0, 8), page.padEnd(100)),
    'a truncated WebP': webp.subarray(0, webp.length / 2),
    'a WebP followed by an HTML page': joined(webp, page),
    'a WebP that is also an archive': joined(webp, archive),
    'a WebP whose header claims a greater length': sized(webp, 4, [0xff, 0xff, 0, 0]),
    'a WebP of 268 megapixels': sized(
      webp,
      webp.indexOf('\u0001*', 0, 'latin1') + 2,
      [0xff, 0x3f, 0xff, 0x3f],
    ),
    'a truncated HEIC': heic.subarray(0, heic.length - 20),
    'a HEIC followed by an HTML page': joined(heic, page),
    'a HEIC that is also an archive': joined(heic, archive),
    'a HEIC without image data': heic.subarray(0, heic.readUInt32BE()),
    'a HEIC of 4 billion pixels across': sized(heic, heic.indexOf('ispe') + 8, [...huge, ...huge]),
  }
}

/** Archives that look like a Word document, and Word documents with forbidden parts. */
function wordDocuments(): Record<string, Buffer> {
  const sheet = { name: 'xl/workbook.xml', content: '<workbook/>' }
  const many = Array.from({ length: 6000 }, (_, index) => ({ name: `word/${index}`, content: '' }))
  const macros = 'application/vnd.ms-word.document.macroEnabled.main+xml'
  const bomb = {
    name: 'word/media/b.xml',
    content: Buffer.alloc(1024 * 1024),
    claims: { unpacked: 4e9 },
  }
  const docx = makeDocx()
  return {
    'an archive': archive,
    'an archive in an archive': makeZip([{ name: 'a.zip', content: archive }]),
    'a spreadsheet': makeZip([contentTypes(), relations, sheet]),
    'a spreadsheet with a Word body': makeZip([
      contentTypes('application/vnd.ms-excel'),
      sheet,
      body(),
    ]),
    'an Android app': makeZip([{ name: 'classes.dex', content: 'dex' }, contentTypes()]),
    'an OpenDocument text': makeZip([
      { name: 'mimetype', content: 'application/vnd.oasis.opendocument.text', isStored: true },
    ]),
    'a decompression bomb of four gigabytes': makeDocx([bomb]),
    'a Word document with 6000 parts': makeDocx(many),
    'a Word document with macros': makeDocx([{ name: 'word/vbaProject.bin', content: 'x' }]),
    'a Word document with the content type of macros': makeZip([
      contentTypes(macros),
      relations,
      body(),
    ]),
    'a Word document with a renamed macro part': makeZip([
      contentTypes(`${wordMain}"/><Override ContentType="application/vnd.ms-office.vbaProject`),
      body(),
    ]),
    'a Word document with an ActiveX control': makeDocx([
      { name: 'word/activeX/activeX1.bin', content: 'x' },
    ]),
    'an encrypted Word document': makeZip([contentTypes(), { ...body(), claims: { flags: 1 } }]),
    'a Word document with a path outside the archive': makeDocx([
      { name: '../../etc/cron.d/x', content: 'x' },
    ]),
    'a Word document with an absolute path': makeDocx([{ name: '/etc/passwd', content: 'x' }]),
    'a Word document with a duplicate part': makeDocx([body('another')]),
    'a Word document after an HTML page': makeZip([contentTypes(), body()], { prefix: page }),
    'a truncated Word document': docx.subarray(0, docx.length / 2),
    'a Word document without its central directory': docx.subarray(0, docx.length - 22),
  }
}

function encryptedAndTooLong(): Record<string, Buffer> {
  const encrypted = '/Encrypt 9 0 R'
  return {
    'a PDF with a password': makePdf({ trailer: encrypted }),
    'a compressed PDF with a password': makePdf({ trailer: encrypted, isPacked: true }),
    'a PDF with an inline encryption dictionary': makePdf({
      trailer: '/Encrypt <</Filter /Standard /V 4>>',
    }),
    'a PDF of 2001 pages': makePdf({ pages: 2001 }),
    'a compressed PDF of 5000 pages': makePdf({ pages: 5000, isPacked: true }),
    'an empty file': Buffer.alloc(0),
  }
}

/** Documents that must be refused, with a description of each. */
export async function hostileDocuments(): Promise<[string, Buffer][]> {
  const all = {
    ...otherKinds(),
    ...(await combinedAndTruncated()),
    ...(await malformedPictures()),
    ...wordDocuments(),
    ...encryptedAndTooLong(),
  }
  return Object.entries(all)
}
