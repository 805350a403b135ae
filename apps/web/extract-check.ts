import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

// Fails when a sentence in the code is not in the catalogs, or has no Japanese. Leaves no trace.

const here = import.meta.dirname
const catalogs = ['en', 'ja', 'site/en', 'site/ja'].map((name) => `app/locales/${name}.po`)
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

for (const problem of problems) process.stderr.write(`${problem}\n`)
process.exitCode = problems.length > 0 ? 1 : 0
