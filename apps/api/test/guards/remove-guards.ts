import type { Guard } from './find-guards.ts'
import { impliedBy } from './implied-guards.ts'
import type { Lane } from './lane/open-lane.ts'
import type { Selection } from './lane/selection.ts'
import { expectedVerdict, isPlanted } from './planted-checks.ts'
import type { Repetition } from './repeat-tests.ts'
import type { CaughtBy } from './results-cache.ts'
import { saveCaughtBy } from './results-cache.ts'
import type { NumberedGuard } from './switchable-guards.ts'
import type { Failure } from './try-without.ts'
import { tryWithout } from './try-without.ts'
import type { Workspace } from './workspace.ts'

export type Verdict = 'caught' | 'implied' | 'survived' | 'unfinished' | 'wrong'

export interface Tests {
  /** Groups of tests that are repeated without many checks. */
  repetitions(guards: readonly NumberedGuard[]): Repetition[]
  /** The groups of tests that may notice that a check is gone, the likeliest first. */
  of(guard: NumberedGuard): Selection[]
  /** The full names of a file's tests, if they are known. */
  namesOf(file: string): string[]
  isUsedAtLoad(guard: NumberedGuard): boolean
}

/** How long one check is tried before the others had their turn. */
const firstRound = 60_000

export interface Known {
  /** The start of this run, or of the one that it continues. */
  readonly run: string
  readonly caughtBy: ReadonlyMap<string, CaughtBy>
}

export async function removeGuards(
  chosen: readonly NumberedGuard[],
  workspaces: readonly Workspace[],
  tests: Tests,
  known: Known,
): Promise<Verdict[]> {
  const verdicts = new Map<NumberedGuard, Verdict>()
  const settle = (guard: NumberedGuard, verdict: Verdict, ...lines: string[]) => {
    print(guard, ...lines)
    const isRight = !isPlanted(guard) || verdict === expectedVerdict(guard)
    verdicts.set(guard, isRight ? verdict : 'wrong')
  }
  const settleCaught = (
    guard: NumberedGuard,
    failure: Failure,
    remarks: readonly string[] = [],
  ) => {
    const { file, name } = failure
    const message = failure.message.split('\n')[0]?.slice(0, 200) ?? ''
    settle(guard, 'caught', `caught by: ${name}`, `  ${message}`, ...remarks)
    saveCaughtBy({ key: guard.key, file, name, message, run: known.run })
  }
  const open = () => chosen.filter((guard) => !verdicts.has(guard))

  for (const guard of chosen) {
    const implied = impliedBy(guard)
    const caught = known.caughtBy.get(guard.key)
    if (implied !== undefined) settle(guard, 'implied', `implied: ${implied}`)
    else if (caught?.run === known.run)
      settle(guard, 'caught', `caught before by: ${caught.name}`, `  ${caught.message}`)
    // What no test reaches is known at once.
    else if (tests.of(guard).length === 0) settle(guard, 'survived', 'SURVIVED: no test reaches it')
  }

  const repeated = tests.repetitions(open().filter((guard) => !tests.isUsedAtLoad(guard)))
  await inLanes(workspaces, repeated, async (lane, { attempts, ...selection }) => {
    const left = withoutSettled(attempts, (number) =>
      open().some((guard) => guard.number === number),
    )
    if (Object.keys(left).length === 0) return
    try {
      const { caught } = await lane.run({ ...selection, attempts: left })
      for (const { guard: number, name, message } of caught) {
        const guard = open().find((one) => one.number === number)
        if (guard) settleCaught(guard, { file: selection.file, name, message })
      }
    } catch (error) {
      console.log(`${selection.file} was not repeated: ${String(error)}`)
    }
  })

  const waiting = open().map((guard) => {
    const caught = known.caughtBy.get(guard.key)
    const first = caught ? [{ file: caught.file, names: [caught.name] }] : []
    return { guard, left: [...first, ...tests.of(guard)], milliseconds: firstRound }
  })
  await inLanes(workspaces, waiting, async (lane, { guard, left, milliseconds }) => {
    const options = {
      milliseconds,
      isUsedAtLoad: tests.isUsedAtLoad(guard),
      namesOf: (file: string) => tests.namesOf(file),
    }
    try {
      const outcome = await tryWithout(guard.number, lane, left, options)
      if (outcome.verdict === 'pending')
        waiting.push({ guard, left: [...outcome.left], milliseconds: Infinity })
      else if (outcome.verdict === 'survived')
        settle(guard, 'survived', 'SURVIVED', ...outcome.remarks)
      else settleCaught(guard, outcome.failure, outcome.remarks)
    } catch (error) {
      settle(guard, 'unfinished', `UNFINISHED: ${String(error)}`)
    }
  })
  return [...verdicts.values()]
}

/** Each lane takes the next item when it has finished one. */
async function inLanes<Item>(
  workspaces: readonly Workspace[],
  waiting: Item[],
  work: (lane: Lane, item: Item) => Promise<void>,
): Promise<void> {
  await Promise.all(
    workspaces.map(async ({ lane }) => {
      for (let item = waiting.shift(); item; item = waiting.shift()) await work(lane, item)
    }),
  )
}

function withoutSettled(
  attempts: Readonly<Record<string, readonly number[]>>,
  isOpen: (number: number) => boolean,
): Record<string, number[]> {
  const left = Object.entries(attempts).map(
    ([name, numbers]) => [name, numbers.filter(isOpen)] as const,
  )
  return Object.fromEntries(left.filter(([, numbers]) => numbers.length > 0))
}

function print(guard: Guard, ...lines: string[]): void {
  const place = `${guard.file}:${guard.line}  ${guard.what.replace(/\s+/g, ' ')}`
  console.log([place, ...lines].join('\n  '))
}
