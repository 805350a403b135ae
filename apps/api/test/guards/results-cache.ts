import { appendFileSync, mkdirSync, readFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'

/** Not in node_modules: a run takes hours, and a new checkout can continue it. */
const caches = process.env['XDG_CACHE_HOME'] ?? join(homedir(), '.cache')
const folder = join(caches, 'kakehashi', 'guards')
const path = join(folder, 'caught-by.jsonl')

const line = z.object({
  key: z.string(),
  file: z.string(),
  name: z.string(),
  message: z.string(),
  /** The start of the run, to continue one that was interrupted. */
  run: z.string(),
})
export type CaughtBy = z.output<typeof line>

/** Which test failed the last time a check was removed: it runs first. */
export function readCaughtBy(): Map<string, CaughtBy> {
  return new Map(readLines(path, line).map((one) => [one.key, one]))
}

export function saveCaughtBy(one: CaughtBy): void {
  appendLine(path, one)
}

/** To continue a run that was interrupted. */
export function lastRunIn(known: ReadonlyMap<string, CaughtBy>): string | undefined {
  return [...known.values()]
    .map(({ run }) => run)
    .toSorted()
    .at(-1)
}

export function cachePath(name: string): string {
  return join(folder, name)
}

/** Lines that an interrupted run has written before its end are whole. */
export function appendLine(file: string, value: unknown): void {
  mkdirSync(folder, { recursive: true })
  appendFileSync(file, `${JSON.stringify(value)}\n`)
}

export function readLines<T>(file: string, schema: z.ZodType<T>): T[] {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch {
    return []
  }
  return text
    .trim()
    .split('\n')
    .flatMap((one) => {
      const { success, data } = schema.safeParse(parseOrNull(one))
      return success ? [data] : []
    })
}

function parseOrNull(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
