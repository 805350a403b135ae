import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Guard } from './find-guards.ts'
import { runTests } from './run-tests.ts'

/** What the table reports if an endpoint answers somebody differently; not a failed preparation. */
const isWrongAnswer = /AssertionError: .*deeply equal/

/**
 * Weakens the permissions of all endpoints at once and returns those that the table of permissions
 * reports by name. One run of the table takes as long as a dozen runs for single endpoints.
 */
export async function removePermissions(
  copy: string,
  server: string,
  guards: readonly Guard[],
): Promise<Guard[]> {
  const caught: Guard[] = []
  for (const instead of new Set(guards.map((guard) => guard.instead))) {
    const together = guards.filter((guard) => guard.instead === instead)
    const restore = replaceAll(copy, together)
    const { failed } = await runTests(
      copy,
      server,
      ['--project=api', 'test/security/permissions/', '-t', 'who may call, and what others get'],
      0,
    )
    restore()
    const reported = failed.filter(({ message }) => isWrongAnswer.test(message))
    const names = new Set(reported.map(({ name }) => name.split(' ').slice(-2).join(' ')))
    caught.push(...together.filter(({ what }) => names.has(what.split(' ', 2).join(' '))))
  }
  return caught
}

function replaceAll(copy: string, guards: readonly Guard[]): () => void {
  const originals = new Map<string, string>()
  // From the end of each file, so that positions stay valid.
  for (const { file, start, end, instead } of guards.toSorted((a, b) => b.start - a.start)) {
    const path = join(copy, file)
    const text = readFileSync(path, 'utf8')
    if (!originals.has(path)) originals.set(path, text)
    writeFileSync(path, text.slice(0, start) + instead + text.slice(end))
  }
  return () => {
    for (const [path, text] of originals) writeFileSync(path, text)
  }
}
