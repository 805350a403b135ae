import { describe, expect, test } from 'vitest'
import { Refusal } from '../../src/refusal.ts'
import { honestPapers } from './support/valid-documents.ts'
import { hostilePapers } from './support/hostile-documents.ts'
import { makePdf } from './support/make-pdf.ts'
import { startInspection } from '../../src/documents/inspect/inspect.ts'

/** As it would arrive over a line that brings so many bytes at a time. */
function inspect(bytes: Buffer, atOnce: number) {
  const inspection = startInspection()
  try {
    for (let at = 0; at < bytes.length; at += atOnce)
      inspection.push(bytes.subarray(at, at + atOnce))
    return inspection.end()
  } catch (error) {
    if (error instanceof Refusal) return error.code
    throw error
  }
}

const honest = await honestPapers()
const hostile = await hostilePapers()

describe.each([1, 7, 1_000, 65_536])('however it arrives, %i bytes at a time,', (atOnce) => {
  const mostBytes = atOnce < 100 ? 30_000 : Infinity

  test.each(honest.filter(({ bytes }) => bytes.length < mostBytes))('$name', (paper) => {
    const { mediaType, pages } = paper
    expect(inspect(paper.bytes, atOnce)).toEqual(
      mediaType === 'application/pdf' ? { mediaType, pages } : { mediaType },
    )
  })

  test.each(hostile.filter(([, bytes]) => bytes.length < mostBytes))('not %s', (_name, bytes) => {
    expect(inspect(bytes, atOnce)).toMatch(/^file-/)
  })
})

test('a paper may speak of encryption', () => {
  expect(inspect(makePdf({ text: 'the entry /Encrypt 1 0 R' }), 50)).toMatchObject({ pages: 1 })
})

describe('what unpacks without end is not unpacked to its end', () => {
  const bomb = makePdf({ isPacked: true, catalog: `/X (${' '.repeat(60_000_000)})` })
  const list = bomb.subarray(bomb.indexOf('<</Type /ObjStm'), bomb.indexOf('endstream') + 9)

  test('in one list', () => {
    const before = process.memoryUsage().rss

    expect(inspect(bomb, 65_536)).toMatchObject({ mediaType: 'application/pdf' })
    expect(process.memoryUsage().rss - before).toBeLessThan(50_000_000)
  })

  test('in many', () => {
    const lists = Buffer.concat([makePdf(), ...Array<Buffer>(300).fill(list), makePdf()])
    const begun = performance.now()

    expect(inspect(lists, 65_536)).toMatchObject({ mediaType: 'application/pdf' })
    expect(performance.now() - begun).toBeLessThan(5_000)
  })
})

test.each(['jpg', 'png', 'webp', 'heic', 'docx', 'pdf'])(
  'a %s cut anywhere, or with any one byte changed, is judged without a fault of ours',
  (ending) => {
    const sample = honest.find(({ name }) => name.endsWith(`.${ending}`))?.bytes ?? Buffer.alloc(0)
    for (let at = 1; at < Math.min(sample.length, 600); at += 1) {
      expect(() => inspect(sample.subarray(0, at), 64)).not.toThrow()
      const changed = Buffer.from(sample)
      changed[at] = (changed[at] ?? 0) ^ 0xff
      expect(() => inspect(changed, 64)).not.toThrow()
    }
  },
)
