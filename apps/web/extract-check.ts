import { execFileSync } from 'node:child_process'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

// Fails when a sentence in the code is not in the catalogs, has no Japanese, or has two in the rooms
// of the public site, which are written with all their words at once. Leaves no trace.

const here = import.meta.dirname
const catalogs = globSync('app/locales/**/*.po', { cwd: here }).toSorted()
const sentence = /^(?:msgctxt .+\n)?msgid .+\n(?:".+\n)*(?=msgstr)/gm
const untranslated = /^msgid "(.+)"\nmsgstr ""$(?!\n")/gm

const read = (catalog: string) => readFileSync(path.join(here, catalog), 'utf8')
const before = new Map(catalogs.map((catalog) => [catalog, read(catalog)]))
execFileSync('lingui', ['extract', '--clean'], { cwd: here, stdio: 'pipe' })

const problems: string[] = []
for (const [catalog, kept] of before) {
  const fresh = read(catalog)
  writeFileSync(path.join(here, catalog), kept)
  if (fresh !== kept) problems.push(`${catalog} is not up to date: run pnpm words`)
  if (!catalog.endsWith('ja.po')) continue
  for (const [, words] of fresh.matchAll(untranslated)) {
    problems.push(`${catalog} lacks Japanese: ${words}`)
  }
}

const said = new Map<string, string>()
for (const [catalog, text] of before) {
  if (!/(?:pages|site).*ja[.]po$/.test(catalog)) continue
  for (const { 0: english, index } of text.matchAll(sentence)) {
    // The head of a catalog, with its date.
    if (english === 'msgid ""\n') continue
    const japanese = text.slice(index + english.length).split('\n\n', 1)[0] ?? ''
    const other = said.get(english) ?? japanese
    said.set(english, other)
    if (other.trim() !== japanese.trim()) problems.push(`${catalog} says otherwise: ${english}`)
  }
}

for (const problem of problems) process.stderr.write(`${problem}\n`)
process.exitCode = problems.length > 0 ? 1 : 0
