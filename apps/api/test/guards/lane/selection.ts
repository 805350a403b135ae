import { z } from 'zod'

/** Tests of one file, to be run with or without one of the checks. */
export interface Selection {
  /** Relative to the repository. */
  readonly file: string
  /** Full names; without them, the whole file or what matches the pattern. */
  readonly names?: readonly string[] | undefined
  readonly pattern?: string | undefined
}

export interface Run extends Selection {
  /** The number of the removed check. */
  readonly without?: number | undefined
  /** Continues after a failure, and says which checks each test reaches. */
  readonly isRecording?: boolean
  /** Repeats these tests without one check after another, in the same office. */
  readonly attempts?: Readonly<Record<string, readonly number[]>>
}

const numbers = z.array(z.number())

const testResult = z.object({
  name: z.string(),
  state: z.enum(['passed', 'failed', 'timed-out']),
  message: z.string().optional(),
  milliseconds: z.number(),
  reached: numbers,
})
export type TestResult = z.output<typeof testResult>

export const runResult = z.object({
  /** The tests that ran. */
  tests: z.array(testResult),
  /** The file cannot be loaded, or what its tests need first failed. */
  broken: z.string().optional(),
  milliseconds: z.number(),
  /** Checks reached while modules were loaded, and before or after the tests. */
  reachedAtLoad: numbers,
  reachedByHooks: numbers,
  /** Attempts that failed, although the test passed immediately before and after. */
  caught: z.array(z.object({ guard: z.number(), name: z.string(), message: z.string() })),
})
export type RunResult = z.output<typeof runResult>

/** Where the lane asks for its next run, and sends the result of the last one. */
export const laneAddressVariable = 'GUARDS_LANE'
/** The folder in which other processes read which check is removed. */
export const laneHomeVariable = 'GUARDS_HOME'
