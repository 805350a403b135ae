import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Six stages are one screen with six forms. Where two files of a folder say the same sixty tokens,
 * what they share wants a place of its own; imports are a list, not a copy.
 */
const folder = process.argv[2] ?? 'apps/web/app/office/stage'
const most = Number(process.argv[3] ?? 60)

const token = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|`(?:[^`\\]|\\.)*`|[\p{L}\p{N}_$]+|[^\s]/gu
const asides = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$|^import[\s\S]*?from '[^']+'$/gm

function tokensOf(file: string): string[] {
  return readFileSync(join(folder, file), 'utf8').replace(asides, '').match(token) ?? []
}

const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => /[.]tsx?$/.test(file) && !file.includes('.test.'))
  .toSorted()
const seen = new Map<string, string>()
const copies = new Map<string, string>()
for (const file of files) {
  const tokens = tokensOf(file)
  for (let start = 0; start + most < tokens.length; start += 1) {
    // One more than is allowed.
    const run = tokens.slice(start, start + most + 1).join(' ')
    const first = seen.get(run)
    if (first === undefined) seen.set(run, file)
    else if (first !== file) copies.set(`${first} and ${file}`, run)
  }
}
for (const [pair, run] of copies) console.error(`${pair}: ${run}`)
console.log(
  `${files.length} files of ${folder}, ${copies.size} pairs share more than ${most} tokens`,
)
process.exitCode = copies.size > 0 || files.length === 0 ? 1 : 0
