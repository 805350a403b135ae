import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readPassportPhoto } from '@kakehashi/api/requests/names/read-passport-photo'
import { drawPicture, readDocument } from '@kakehashi/api/requests/proposals/read-document'
import { chromium, type Page } from '@playwright/test'
import type { InventedPaper } from './invented-paper.ts'
import { inventedPapers } from './invented-papers.ts'
import { judgePhoto } from './judge-photo.ts'
import { photograph, qualities, type QualityName } from './photograph.ts'

/**
 * Draws invented papers at five qualities, lets the office read them, and counts. With a folder as
 * its argument, the photographs are kept there. Needs Debian's tesseract-ocr, tesseract-ocr-jpn,
 * fonts-noto-cjk and, for passports, fonts-ocr-b.
 */
const [folder] = process.argv.slice(2)
const today = '2026-11-19'

interface Count {
  right: number
  wrong: number
  missing: number
}
const nothing = (): Count => ({ right: 0, wrong: 0, missing: 0 })
const names = Object.keys(qualities) as QualityName[]
const counts = names.map((name) => ({
  name,
  dates: nothing(),
  types: nothing(),
  passports: nothing(),
  warned: 0,
}))

async function measure(page: Page, paper: InventedPaper, name: QualityName) {
  const count = counts.find((one) => one.name === name)
  if (!count) return
  const bytes = await photograph(page, paper, name)
  if (folder !== undefined) {
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, `${paper.name} ${name}.jpg`), bytes)
  }
  if (await judgePhoto(bytes)) count.warned += 1
  if (paper.holder) return countPassport(count.passports, bytes, paper.holder)
  const { template, dates } = await readDocument({ bytes, mediaType: 'image/jpeg' }, today)
  add(count.types, template, paper.template)
  const found = new Map(dates.map((date) => [keyOf(date), date.day]))
  for (const [key, day] of Object.entries(paper.dates))
    add(count.dates, found.get(key) ?? null, day)
  count.dates.wrong += [...found.keys()].filter((key) => !(key in paper.dates)).length
}

async function countPassport(
  count: Count,
  bytes: Buffer,
  { family, given, bornOn }: NonNullable<InventedPaper['holder']>,
) {
  const read = await readPassportPhoto(await drawPicture(bytes, 'image/jpeg'), today)
  const said = read.kind === 'read' ? read.holder : undefined
  const shown = said ? `${said.family}, ${said.given}, ${said.birth}` : null
  add(count, shown, `${family}, ${given}, ${bornOn}`)
}

function keyOf({ group, at, field }: { group: string; at: number; field: string }): string {
  return group === 'person' ? `${group}.${at}.${field}` : `${group}.${field}`
}

function add(count: Count, found: string | null, expected: string | null) {
  if (found === null) count.missing += 1
  else if (found === expected) count.right += 1
  else count.wrong += 1
}

const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
})
// Drawn as large as it is photographed, or the letters would be blurred before the camera comes.
const page = await browser.newPage({ deviceScaleFactor: 2 })
for (const paper of inventedPapers) {
  for (const name of names) await measure(page, paper, name)
}
await browser.close()

const shown = ({ right, wrong, missing }: Count) => `${right} / ${wrong} / ${missing}`
process.stdout.write('| Quality | Dates | Kinds of papers | Passports | Warned |\n')
process.stdout.write('| --- | --- | --- | --- | --- |\n')
for (const { name, dates, types, passports, warned } of counts) {
  const cells = [
    name,
    shown(dates),
    shown(types),
    shown(passports),
    `${warned} of ${inventedPapers.length}`,
  ]
  process.stdout.write(`| ${cells.join(' | ')} |\n`)
}
process.stdout.write('right / wrong / missing\n')
