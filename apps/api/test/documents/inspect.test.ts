import { describe, expect, test } from 'vitest'
import { Refusal } from '../../src/refusal.ts'
import { validDocuments } from './support/valid-documents.ts'
import { hostileDocuments } from './support/hostile-documents.ts'
import { makePdf } from './support/make-pdf.ts'
import { startInspection } from '../../src/documents/inspect/inspect.ts'

/** Inspects the bytes in chunks of this size. */
function inspect(bytes: Buffer, chunkSize: number) {
  const inspection = startInspection()
  try {
    for (let at = 0; at < bytes.length; at += chunkSize)
      inspection.push(bytes.subarray(at, at + chunkSize))
    return inspection.end()
  } catch (error) {
    if (error instanceof Refusal) return error.code
    throw error
  }
}

const valid = await validDocuments()
const hostile = await hostileDocuments()

describe.each([1, 7, 1_000, 65_536])('in chunks of %i bytes,', (chunkSize) => {
  const mostBytes = chunkSize < 100 ? 30_000 : Infinity

  test.each(valid.filter(({ bytes }) => bytes.length < mostBytes))(
    '$name is accepted',
    (document) => {
      const { mediaType, pages } = document
      expect(inspect(document.bytes, chunkSize)).toEqual(
        mediaType === 'application/pdf' ? { mediaType, pages } : { mediaType },
      )
    },
  )

  test.each(hostile.filter(([, bytes]) => bytes.length < mostBytes))(
    '%s is refused',
    (_name, bytes) => {
      expect(inspect(bytes, chunkSize)).toMatch(/^file-/)
    },
  )
})

test('a PDF may contain the text /Encrypt', () => {
  expect(inspect(makePdf({ text: 'the entry /Encrypt 1 0 R' }), 50)).toMatchObject({ pages: 1 })
})

describe('a decompression bomb is not fully unpacked,', () => {
  const bomb = makePdf({ isPacked: true, catalog: `/X (${' '.repeat(60_000_000)})` })
  const stream = bomb.subarray(bomb.indexOf('<</Type /ObjStm'), bomb.indexOf('endstream') + 9)

  test('in one object stream', () => {
    const before = process.memoryUsage().rss

    expect(inspect(bomb, 65_536)).toMatchObject({ mediaType: 'application/pdf' })
    expect(process.memoryUsage().rss - before).toBeLessThan(50_000_000)
  })

  test('in many object streams', () => {
    const streams = Buffer.concat([makePdf(), ...Array<Buffer>(300).fill(stream), makePdf()])
    const start = performance.now()

    expect(inspect(streams, 65_536)).toMatchObject({ mediaType: 'application/pdf' })
    expect(performance.now() - start).toBeLessThan(5_000)
  })
})

test.each(['jpg', 'png', 'webp', 'heic', 'docx', 'pdf'])(
  'a %s cut anywhere, or with any one byte changed, causes no internal error',
  (extension) => {
    const sample =
      valid.find(({ name }) => name.endsWith(`.${extension}`))?.bytes ?? Buffer.alloc(0)
    for (let at = 1; at < Math.min(sample.length, 600); at += 1) {
      expect(() => inspect(sample.subarray(0, at), 64)).not.toThrow()
      const changed = Buffer.from(sample)
      changed[at] = (changed[at] ?? 0) ^ 0xff
      expect(() => inspect(changed, 64)).not.toThrow()
    }
  },
)
