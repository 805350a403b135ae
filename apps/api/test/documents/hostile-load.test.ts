import { Worker } from 'node:worker_threads'
import { expect, test } from 'vitest'
import { openOffice } from '../support/office.ts'
import { spawnApi } from '../support/second-process.ts'

const atOnce = 6
const seconds = 20

async function timesOfCalls(address: string, during: number): Promise<number[]> {
  const times: number[] = []
  const end = performance.now() + during * 1000
  while (performance.now() < end) {
    const start = performance.now()
    await (await fetch(`${address}/api/services`)).arrayBuffer()
    times.push(performance.now() - start)
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  return times.toSorted((one, other) => one - other)
}

function percentile(sorted: number[], part: number): number {
  return sorted[Math.floor(sorted.length * part)] ?? 0
}

function format(sorted: number[]): string {
  const [median, p99] = [percentile(sorted, 0.5), percentile(sorted, 0.99)]
  return `median ${median.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms of ${sorted.length} calls`
}

/**
 * Only on demand, on a machine that does nothing else:
 * MEASURE=1 pnpm vitest run --project api apps/api/test/documents/hostile-load.test.ts
 */
test.runIf(process.env['MEASURE'])(
  'while six hostile files of 24 MB are sent at once, other calls take at most twice as long',
  { timeout: 180_000 },
  async () => {
    const office = await openOffice()
    const api = await spawnApi(office)
    const people = await Promise.all(
      Array.from({ length: atOnce }, () => office.signedIn('customer')),
    )
    const cookies = people.map(({ browser }) =>
      [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    )
    await timesOfCalls(api.address, 5)
    const quiet = await timesOfCalls(api.address, seconds)
    const workerData = { address: api.address, cookies }
    const attacker = new Worker(new URL('support/send-forever.ts', import.meta.url), { workerData })
    await timesOfCalls(api.address, 3)
    const attacked = await timesOfCalls(api.address, seconds)
    await attacker.terminate()
    await api.kill()
    await office.close()
    process.stdout.write(`quiet: ${format(quiet)}; attacked: ${format(attacked)}\n`)

    expect(percentile(attacked, 0.99)).toBeLessThan(2 * percentile(quiet, 0.99))
  },
)
