import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Finds copied code between files of one folder: more than sixty equal tokens in a row. Imports and
 * comments are ignored.
 */
const folder = process.argv[2] ?? 'apps/web/app/office/request'
const maxTokens = Number(process.argv[3] ?? 60)

const token = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|`(?:[^`\\]|\\.)*`|[\p{L}\p{N}_$]+|[^\s]/gu
const ignored = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$|^import[\s\S]*?from '[^']+'$/gm

function tokensOf(file: string): string[] {
  return readFileSync(join(folder, file), 'utf8').replace(ignored, '').match(token) ?? []
}

const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => /[.]tsx?$/.test(file) && !file.includes('.test.'))
  .toSorted()
const seen = new Map<string, string>()
const copies = new Map<string, string>()
for (const file of files) {
  const tokens = tokensOf(file)
  for (let start = 0; start + maxTokens < tokens.length; start += 1) {
    const run = tokens.slice(start, start + maxTokens + 1).join(' ')
    const first = seen.get(run)
    if (first === undefined) seen.set(run, file)
    else if (first !== file) copies.set(`${first} and ${file}`, run)
  }
}
for (const [pair, run] of copies) console.error(`${pair}: ${run}`)
console.log(
  `${files.length} files in ${folder}, ${copies.size} pairs share more than ${maxTokens} tokens`,
)
process.exitCode = copies.size > 0 || files.length === 0 ? 1 : 0
