import type { Lane } from './lane/open-lane.ts'
import type { RunResult, Selection } from './lane/selection.ts'

export interface Failure {
  readonly file: string
  readonly name: string
  readonly message: string
}

/** With what a person should know about the verdict. */
export type Outcome = { readonly remarks: readonly string[] } & (
  | { readonly verdict: 'caught'; readonly failure: Failure }
  | { readonly verdict: 'survived' }
  /** The time was over before these were tried. */
  | { readonly verdict: 'pending'; readonly left: readonly Selection[] }
)

interface Options {
  readonly milliseconds: number
  readonly isUsedAtLoad: boolean
  namesOf(file: string): string[]
}

/**
 * Runs groups of tests without a check until one fails that passes with it, in the same process.
 * Tests that take too long are not failures.
 */
export async function tryWithout(
  number: number,
  lane: Lane,
  selections: readonly Selection[],
  options: Options,
): Promise<Outcome> {
  const started = performance.now()
  const remarks: string[] = []
  const attempt = async (selection: Selection) => {
    if (options.isUsedAtLoad) lane.renew()
    const without = await lane.run({ ...selection, without: number })
    if (options.isUsedAtLoad) lane.renew()
    const slow = without.tests.find(({ state }) => state === 'timed-out')
    if (slow) remarks.push(`${selection.file}: '${slow.name}' took too long`)
    const failure = firstFailure(selection, without)
    const isClear = failure === undefined || isPassed(await lane.run(selection))
    // What the failed test has left behind must not fail the next ones.
    if (!isClear) lane.renew()
    return { failure, isClear }
  }
  for (const [index, selection] of selections.entries()) {
    if (performance.now() - started > options.milliseconds) {
      return { verdict: 'pending', left: selections.slice(index), remarks }
    }
    let { failure, isClear } = await attempt(selection)
    if (failure && !isClear) {
      // Some tests need those before them, and alone they always fail.
      const names = options.namesOf(selection.file)
      const last = names.indexOf(failure.name)
      const before = last === -1 ? undefined : names.slice(0, last + 1)
      ;({ failure, isClear } = await attempt({ file: selection.file, names: before }))
    }
    if (failure && isClear) return { verdict: 'caught', failure, remarks }
    if (failure) remarks.push(`${selection.file}: '${failure.name}' also fails with the check`)
  }
  return { verdict: 'survived', remarks }
}

function firstFailure({ file }: Selection, { tests, broken }: RunResult): Failure | undefined {
  const failed = tests.find(({ state }) => state === 'failed')
  if (failed) return { file, name: failed.name, message: failed.message ?? 'failed' }
  if (broken === undefined || /timed out/i.test(broken)) return undefined
  return { file, name: 'what its tests need', message: broken || 'failed' }
}

function isPassed({ tests, broken }: RunResult): boolean {
  return broken === undefined && tests.length > 0 && tests.every(({ state }) => state === 'passed')
}
