import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Documentation goes stale when files move: every path and link it names has to exist. */
const documents = globSync(['*.md', '.github/*.md', 'docs/**/*.md'])

const namedPath =
  /`((?:apps|packages|e2e|local|checks|bench|drills|deploy|release|docs|toolchain)\/[\w@./*{},-]+)`/g
const linkTarget = /\]\((?!https?:|mailto:|#)([^)#\s]+)(?:#[^)]*)?\)/g

const isThere = (path: string) => (/[*{]/.test(path) ? globSync(path).length > 0 : existsSync(path))

const missing = documents.flatMap((document) => {
  const text = readFileSync(document, 'utf8')
  const named = [...text.matchAll(namedPath)].map(([, path = '']) => path)
  const linked = [...text.matchAll(linkTarget)].map(([, target = '']) =>
    join(dirname(document), target),
  )
  return [...named.filter((path) => !path.includes('/build')), ...linked]
    .filter((path) => !isThere(path))
    .map((path) => `${document}: ${path} does not exist`)
})

for (const line of missing) console.error(line)
console.log(`${documents.length} documents, ${missing.length} missing paths`)
process.exitCode = missing.length > 0 || documents.length === 0 ? 1 : 0
