import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import type { Guard } from './find-guards.ts'

/** A test, by its file and its whole name. */
const namedTest = z.object({ file: z.string(), name: z.string() })
export type NamedTest = z.output<typeof namedTest>

const path = join(import.meta.dirname, '../../../../node_modules/.cache/guards-caught-by.json')

/**
 * Which test caught the loss of a check the last time. It is asked first, alone, so that a second
 * run takes minutes; when it no longer says no, the others are asked as if nothing were known.
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
