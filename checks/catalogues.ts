import { execFileSync } from 'node:child_process'
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'

// Fails when a sentence in the code is not in the catalogues, is not translated, or has two
// translations on the visitors' site, whose pages are rendered with all catalogues of a language at
// once. Leaves the files as they were.

const apps = ['@kakehashi/site', '@kakehashi/web']
const listCatalogues = () =>
  globSync('{apps/site/locales,apps/web/app/locales,packages/layouts/locales}/*.po')
const ofTheSite = /^(?:apps\/site|packages\/layouts)\/locales\/(\w+)[.]po$/
const sentence = /^(?:msgctxt .+\n)?msgid .+\n(?:".+\n)*(?=msgstr)/gm
const untranslated = /^msgid "(.+)"\nmsgstr ""$(?!\n")/gm

const read = (file: string) => readFileSync(file, 'utf8')
const before = new Map(
  listCatalogues()
    .toSorted()
    .map((file) => [file, read(file)]),
)
for (const app of apps) execFileSync('pnpm', ['--filter', app, 'extract'], { stdio: 'pipe' })

const problems: string[] = []
for (const file of listCatalogues().filter((each) => !before.has(each))) {
  rmSync(file)
  problems.push(`${file} is missing: run pnpm words`)
}
for (const [file, kept] of before) {
  const fresh = read(file)
  writeFileSync(file, kept)
  if (fresh !== kept) problems.push(`${file} is not up to date: run pnpm words`)
  if (file.endsWith('/en.po')) continue
  for (const [, text] of fresh.matchAll(untranslated)) {
    problems.push(`${file} lacks a translation: ${text}`)
  }
}

const translations = new Map<string, string>()
for (const [file, text] of before) {
  const language = ofTheSite.exec(file)?.[1]
  if (language === undefined) continue
  for (const { 0: english, index } of text.matchAll(sentence)) {
    // The head of a catalogue, with its date.
    if (english === 'msgid ""\n') continue
    const key = `${language} ${english}`
    const translation = text.slice(index + english.length).split('\n\n', 1)[0] ?? ''
    const other = translations.get(key) ?? translation
    translations.set(key, other)
    if (other.trim() !== translation.trim())
      problems.push(`${file} translates otherwise: ${english}`)
  }
}

for (const problem of problems) process.stderr.write(`${problem}\n`)
process.exitCode = problems.length > 0 ? 1 : 0
