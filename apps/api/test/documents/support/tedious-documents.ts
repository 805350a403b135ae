import { deflateSync } from 'node:zlib'

const size = 24 * 1000 * 1000

function latin1(text: string): Buffer {
  return Buffer.from(text, 'latin1')
}

/** A file of the largest size that repeats the same few bytes. */
function repeating(bytes: string, head: string, end = ''): Buffer {
  return Buffer.concat([latin1(head), Buffer.alloc(size, latin1(bytes)), latin1(end)])
}

const jpeg = '\u00ff\u00d8'
const frame = '\u00ff\u00c0\0\u000b\u0008\0\u0010\0\u0010\u0001\u0001\u0011\0'
const scan = '\u00ff\u00da\0\u0008\u0001\u0001\0\0\u003f\0'
const endOfJpeg = '\u00ff\u00d9'
const pdf = '%PDF-1.7\n'
const endOfPdf = '\n%%EOF\n'
const list = `/Type /ObjStm>> stream\n${deflateSync('x').toString('latin1')}endstream\n`
const png = '\u0089PNG\r\n\u001a\n\0\0\0\rIHDR\0\0\0\u0010\0\0\0\u0010\u0008\u0002\0\0\0\0\0\0\0'

/** Files that take long to read for a program that is not careful. */
export const tediousDocuments: [string, () => Buffer][] = [
  ['a JPEG of fill bytes', () => repeating('\u00ff', jpeg)],
  ['a JPEG of escaped bytes', () => repeating('\u00ff\0', jpeg + frame + scan, endOfJpeg)],
  ['a JPEG of restart markers', () => repeating('\u00ff\u00d0', jpeg + frame + scan, endOfJpeg)],
  ['a JPEG of empty segments', () => repeating('\u00ff\u00fe\0\u0002', jpeg)],
  ['a JPEG of scans', () => repeating('\u00ff\u00da\0\u0002', jpeg + frame)],
  ['a PNG of empty chunks', () => repeating('\0\0\0\0abcd\0\0\0\0', png)],
  [
    'a HEIC of empty boxes',
    () => repeating('\0\0\0\u0008free', '\0\0\0\u0018ftypheic\0\0\0\0heicmif1'),
  ],
  ['a PDF of empty streams', () => repeating('stream\nendstream\n', pdf, endOfPdf)],
  ['a PDF of object streams', () => repeating(list, pdf, endOfPdf)],
  ['a PDF of digits', () => repeating('1 12345 ', pdf, endOfPdf)],
  ['a PDF of objects', () => repeating('1 0 obj\n', pdf, endOfPdf)],
  ['a PDF that is one open stream', () => repeating('endstrea', `${pdf}stream\n`, endOfPdf)],
  ['an archive of end records', () => repeating('PK\u0005\u0006', 'PK\u0003\u0004')],
]
