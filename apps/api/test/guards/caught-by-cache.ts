import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import type { Guard } from './find-guards.ts'

/** A test, identified by its file and full name. */
const namedTest = z.object({ file: z.string(), name: z.string() })
export type NamedTest = z.output<typeof namedTest>

const path = join(import.meta.dirname, '../../../../node_modules/.cache/guards-caught-by.json')

/**
 * Which test failed the last time a check was removed. Its file runs first, so that a second run
 * takes less time; if it passes now, all other tests run.
 */
export function readCaughtBy(): Map<string, NamedTest> {
  try {
    const known = z.record(z.string(), namedTest).parse(JSON.parse(readFileSync(path, 'utf8')))
    return new Map(Object.entries(known))
  } catch {
    return new Map()
  }
}

export function saveCaughtBy(known: ReadonlyMap<string, NamedTest>): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, JSON.stringify(Object.fromEntries(known), null, 1))
}

export function keyOf({ file, what, instead }: Guard): string {
  return [file, what, instead].join('\n')
}
