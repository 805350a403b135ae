import { readFile } from 'node:fs/promises'
import { afterAll, expect, test } from 'vitest'
import { canLock, memoryOf } from '../../src/sandbox/lock.ts'
import { runInSandbox } from '../../src/sandbox/run.ts'
import type { cleanDocument } from '../../src/documents/copies/clean-document.ts'
import type { drawPreview } from '../../src/documents/previews/draw-preview.ts'
import { type Bomb, bombs } from './support/bombs.ts'

const megabyte = 1_000_000
const most = 512

/** The most memory that a process which this one started meanwhile had at any time. */
async function peakDuring(work: () => Promise<unknown>): Promise<number> {
  let peak = 0
  const done = new AbortController()
  const watch = async () => {
    while (!done.signal.aborted) {
      const list = await readFile(`/proc/${process.pid}/task/${process.pid}/children`, 'utf8')
      for (const pid of list.split(' ').filter(Boolean)) {
        peak = Math.max(peak, (await memoryOf(Number(pid)))['VmHWM'] ?? 0)
      }
      await new Promise((resolve) => setTimeout(resolve, 2))
    }
  }
  await Promise.all([watch(), work().finally(() => done.abort())])
  return Math.round(peak / megabyte)
}

const draw = (bytes: Buffer, mediaType: string) =>
  runInSandbox<typeof drawPreview>({
    module: import.meta.resolve('../../src/documents/previews/draw-preview.ts'),
    task: 'drawPreview',
    values: [mediaType],
    bytes,
  })
const clean = (bytes: Buffer, mediaType: string) =>
  runInSandbox<typeof cleanDocument>({
    module: import.meta.resolve('../../src/documents/copies/clean-document.ts'),
    task: 'cleanDocument',
    values: [mediaType],
    bytes,
  })
type Open = typeof draw

const cases: (readonly [string, Open, Bomb])[] = [
  ...bombs.draw.map((bomb) => [bomb.name, draw, bomb] as const),
  ...bombs.clean.map((bomb) => [bomb.name, clean, bomb] as const),
]

const lines: string[] = []
afterAll(() => void process.stdout.write(`${lines.join('\n')}\n`))

// Without the inspection, which refuses most of them before.
test.runIf(canLock).each(cases)(
  'the process that opens a bomb stays below 512 MB: %s',
  { timeout: 120_000 },
  async (name, open, { mediaType, make }) => {
    const bytes = await make()
    let outcome = 'made'
    const peak = await peakDuring(() =>
      open(bytes, mediaType).catch((error: unknown) => {
        outcome = String(error).slice(0, 60).split('\n', 1)[0] ?? ''
      }),
    )
    const size = (bytes.length / megabyte).toFixed(1)
    lines.push(`${name.padEnd(30)} ${size.padStart(5)} MB  peak ${peak} MB  ${outcome}`)

    expect(peak).toBeGreaterThan(0)
    expect(peak).toBeLessThan(most)
  },
)
