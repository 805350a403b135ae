import fc from 'fast-check'
import { makePdf } from '../../documents/support/make-pdf.ts'

export const formType = 'multipart/form-data; boundary=line'

const sample = makePdf()
const anyBytes = fc.uint8Array({ maxLength: 2_000 }).map((bytes) => Buffer.from(bytes))
/** A PDF with one byte changed, cut at a random length. */
const mutated = fc
  .record({ end: fc.nat(sample.length), at: fc.nat(sample.length - 1), byte: fc.nat(255) })
  .map(({ end, at, byte }) => {
    const copy = Buffer.from(sample)
    copy[at] = byte
    return copy.subarray(0, end)
  })
const withSignature = fc
  .tuple(
    fc.constantFrom(
      '%PDF-1.7\n',
      'PK\u0003\u0004',
      '\u00ff\u00d8\u00ff',
      '\0\0\0\u0018ftypheic',
      'RIFF',
    ),
    anyBytes,
  )
  .map(([start, rest]) => Buffer.concat([Buffer.from(start, 'latin1'), rest]))
const content = fc.oneof(
  fc.constant(sample),
  mutated,
  withSignature,
  anyBytes,
  fc.constant(Buffer.alloc(0)),
)

const names = fc.oneof(
  fc.constantFrom(
    'a.pdf',
    '',
    '../../x',
    '"',
    'a"; x="',
    '\r\nX: y',
    '\u202Efdp',
    'x'.repeat(5_000),
  ),
  fc.string({ unit: 'grapheme' }),
)
const otherField = fc.oneof(fc.constantFrom('', '__proto__', 'constructor', 'file'), fc.string())

/** One part of a form, valid or with something wrong. */
function part(field: string): fc.Arbitrary<Buffer> {
  const fields = fc.oneof(
    { weight: 8, arbitrary: fc.constant(field) },
    { weight: 1, arbitrary: otherField },
  )
  const disposition = fc.tuple(fields, fc.option(names)).map(([name, file]) => {
    const filename = file === null ? '' : `; filename="${file}"`
    return `Content-Disposition: form-data; name="${name}"${filename}`
  })
  const line = fc.oneof(
    { weight: 8, arbitrary: disposition },
    { weight: 1, arbitrary: fc.string() },
  )
  return fc
    .tuple(line, content)
    .map(([head, bytes]) => Buffer.concat([Buffer.from(`--line\r\n${head}\r\n\r\n`), bytes]))
}

/** Forms with files, from nearly valid to nonsense. */
export function randomForm(field: string): fc.Arbitrary<Buffer> {
  const ending = fc.constantFrom('\r\n--line--\r\n', '\r\n--line--', '\r\n--line\r\n', '')
  return fc
    .tuple(fc.array(part(field), { minLength: 0, maxLength: 4 }), ending)
    .map(([parts, end]) =>
      Buffer.concat([
        ...parts.flatMap((one, index) => (index > 0 ? [Buffer.from('\r\n'), one] : [one])),
        Buffer.from(end),
      ]),
    )
}
