import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { RunnerTask, RunnerTestCase, RunnerTestFile, RunnerTestSuite } from 'vitest'
import { TestRunner, vi } from 'vitest'
import { startTests } from 'vitest/internal/browser'
import type { Run, RunResult, TestResult } from './selection.ts'
import { laneAddressVariable, laneHomeVariable } from './selection.ts'

declare global {
  var isWithoutGuard: (number: number) => boolean
}

const home = process.env[laneHomeVariable] ?? ''
const removedGuard = join(home, 'removed-guard')
const reachedElsewhere = join(home, 'reached-elsewhere')

/** What is removed now, and what was reached since the last question. */
let removed: number | undefined
let reached = new Set<number>()
let changes = 0

globalThis.isWithoutGuard = (number) => {
  reached.add(number)
  return number === removed
}

/** Other processes and threads of the tests read a file, whose change also says that tests go on. */
function remove(guard: number | undefined): void {
  removed = guard
  changes += 1
  writeFileSync(removedGuard, `${guard ?? 'none'} ${changes}`)
}

function takeReached(): number[] {
  const here = [...reached]
  reached = new Set()
  try {
    here.push(...readFileSync(reachedElsewhere, 'utf8').trim().split('\n').map(Number))
    rmSync(reachedElsewhere)
  } catch {
    // No other process reached a check.
  }
  return [...new Set(here)]
}

/** Runs one selection without reporting it to Vitest, which knows only the lane. */
class SelectionRunner extends TestRunner {
  readonly tests: TestResult[] = []
  reachedAtLoad: number[] = []
  reachedByHooks: number[] = []
  readonly caught: RunResult['caught'] = []
  readonly #run: Run

  constructor(parent: TestRunner, run: Run) {
    super(parent.config)
    this.#run = run
    const { moduleRunner, _otel } = parent as unknown as Record<string, unknown>
    Object.assign(this, { moduleRunner, _otel })
  }

  setFile(filepath: string): void {
    // Private for the compiler, but snapshots and error reports need it.
    const { workerState } = this as unknown as { workerState: { filepath: string } }
    workerState.filepath = filepath
  }

  onCollected([file]: RunnerTestFile[]): void {
    this.reachedAtLoad = takeReached()
    const { names, pattern } = this.#run
    if (!file) return
    if (names) choose(file, (name) => names.includes(name))
    if (pattern !== undefined) choose(file, (name) => new RegExp(pattern).test(name))
  }

  /** The test passes, then fails without a check, and passes again with it. */
  async runTask(test: RunnerTestCase): Promise<void> {
    const runTest = TestRunner.getTestFn(test)
    await runTest()
    const name = fullName(test)
    const wanted = () =>
      this.#run.attempts?.[name]?.filter((guard) => this.caught.every((one) => one.guard !== guard))
    if (!wanted()?.length) return
    // Some tests can only run once in an office.
    if ((await messageOf(runTest)) !== undefined) return
    for (const guard of wanted() ?? []) {
      remove(guard)
      const message = await messageOf(runTest)
      remove(undefined)
      if (message === undefined || isTimeout(message)) continue
      const after = await messageOf(runTest)
      if (after !== undefined) throw new Error(`Cannot be repeated: ${after}`)
      this.caught.push({ guard, name, message })
    }
  }

  override async onBeforeRunTask(test: RunnerTestCase): Promise<void> {
    const count = (state: TestResult['state']) =>
      this.tests.filter((one) => one.state === state).length
    const isOver = !this.#run.isRecording && (count('failed') > 0 || count('timed-out') > 1)
    if (isOver) test.mode = 'skip'
    if (this.#run.isRecording) this.reachedByHooks.push(...takeReached())
    remove(removed)
    await super.onBeforeRunTask(test)
  }

  override onAfterRunTask(test: RunnerTestCase): void {
    super.onAfterRunTask(test)
    const { state, duration = 0, errors } = test.result ?? {}
    const message = errors?.[0]?.message
    if (state === 'skip') return
    this.tests.push({
      name: fullName(test),
      state: state === 'pass' ? 'passed' : isTimeout(message) ? 'timed-out' : 'failed',
      message,
      milliseconds: duration,
      reached: takeReached(),
    })
  }
}

/** Skips the other tests, and the suites without a chosen test. */
function choose(
  suite: RunnerTestSuite | RunnerTestFile,
  isWanted: (name: string) => boolean,
): boolean {
  const isChosen = suite.tasks
    .map((task: RunnerTask) => {
      if (task.type === 'suite') return choose(task, isWanted)
      if (!isWanted(fullName(task))) task.mode = 'skip'
      return task.mode !== 'skip'
    })
    .includes(true)
  if (!isChosen) suite.mode = 'skip'
  return isChosen
}

function fullName({ name, suite }: RunnerTask): string {
  return suite ? `${fullName(suite)} > ${name}` : name
}

async function runSelection(parent: TestRunner, run: Run): Promise<RunResult> {
  const started = performance.now()
  const filepath = join(parent.config.root, '../..', run.file)
  const runner = new SelectionRunner(parent, run)
  takeReached()
  remove(run.without)
  // Without a check, a test may wait for something that does not come.
  if (run.without !== undefined || run.attempts) vi.setConfig({ testTimeout: 40_000 })
  runner.setFile(filepath)
  const [file] = await startTests([{ filepath }], runner)
  runner.reachedByHooks.push(...takeReached())
  remove(undefined)
  vi.resetConfig()
  vi.restoreAllMocks()
  const { tests, caught, reachedAtLoad, reachedByHooks } = runner
  const broken = tests.length === 0 ? firstError(file) : undefined
  const milliseconds = performance.now() - started
  return { tests, broken, milliseconds, reachedAtLoad, reachedByHooks, caught }
}

async function messageOf(run: () => unknown): Promise<string | undefined> {
  try {
    await run()
    return undefined
  } catch (error) {
    return error instanceof Error ? error.message || error.name : String(error)
  }
}

function isTimeout(message = ''): boolean {
  return /timed out/i.test(message)
}

function firstError(task: RunnerTask | undefined): string | undefined {
  const message = task?.result?.errors?.[0]?.message
  if (message !== undefined || task?.type !== 'suite') return message
  return task.tasks.map(firstError).find((one) => one !== undefined)
}

/** @public Vitest loads it. */
export default class LaneRunner extends TestRunner {
  async onBeforeCollect(): Promise<void> {
    const address = process.env[laneAddressVariable] ?? ''
    let result: RunResult | null = null
    for (;;) {
      const response = await fetch(address, { method: 'POST', body: JSON.stringify(result) })
      const run = (await response.json()) as Run | null
      if (!run) return
      result = await runSelection(this, run)
    }
  }
}
