import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { localPath, sitePaths } from '@kakehashi/contract/site-addresses'
import { languages } from '@kakehashi/domain/language'
import { serveBlankPages } from './blank-pages.ts'
import { audit, type Device, type Reading } from './lighthouse-audit.ts'
import { startDemoSite } from './demo-site.ts'
import { waitForIdleCpu } from './idle-cpu.ts'
import { goals, kbBeforeLcp, kbByKind, median, missedGoals } from './page-goals.ts'

/**
 * Runs Lighthouse on the public pages, mobile and desktop, in both languages, and compares their
 * LCP on a slow phone with a blank page that has the same text. `--quick` tests three pages on
 * mobile; `--runs 1` makes fewer runs; `--site URL` tests a running site.
 */
const { values: options } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    runs: { type: 'string', default: '5' },
    site: { type: 'string' },
  },
})
const watched = ['/', '/military', '/services']
const runs = Number(options.runs)

const everyPage = sitePaths.flatMap((path) =>
  languages.map((language) => localPath(path, language)),
)
const paths = options.quick ? watched : everyPage
const devices: Device[] = options.quick ? ['mobile'] : ['mobile', 'desktop']

const runCounts = { idle: 0, all: 0 }
const site = options.site ? { url: options.site, stop: () => undefined } : await startDemoSite()
const blanks = await serveBlankPages()
const missed: string[] = []
try {
  console.log(
    'page                            device   perf a11y best  seo agent   LCP ms    CLS  TBT ms  KB before LCP  machine',
  )
  for (const path of paths) {
    for (const device of devices) await measure(path, device)
  }
} finally {
  blanks.stop()
  await site.stop()
}
report()

async function measure(path: string, device: Device): Promise<void> {
  const isWatched = watched.includes(path) && device === 'mobile'
  const blank = blanks.of(await (await fetch(site.url + path)).text())
  const readings: Reading[] = []
  const bare: number[] = []
  for (let run = 0; run < (isWatched ? runs : 1); run += 1) {
    const reading = await auditWhenIdle(site.url + path, device)
    readings.push(reading)
    print(path, device, reading)
    missed.push(...missedGoals({ path, device, site: site.url }, reading))
    // Run back to back, so that both see the same load.
    if (isWatched) bare.push((await auditWhenIdle(blank, device, ['performance'])).lcpMs)
  }
  if (isWatched) compare(path, readings, bare)
}

async function auditWhenIdle(...at: Parameters<typeof audit>): Promise<Reading> {
  runCounts.all += 1
  if (await waitForIdleCpu(20_000)) runCounts.idle += 1
  return audit(...at)
}

function print(path: string, device: Device, reading: Reading): void {
  const { scores } = reading
  const cells = [
    path.padEnd(30),
    device.padEnd(7),
    scores.performance,
    scores.accessibility,
    scores['best-practices'],
    scores.seo,
    scores['agentic-browsing'],
    reading.lcpMs.toFixed(0).padStart(7),
    reading.cls.toFixed(4).padStart(6),
    reading.tbtMs.toFixed(0).padStart(6),
    kbBeforeLcp(reading).toFixed(1).padStart(13),
    reading.machine.toFixed(0).padStart(9),
  ]
  console.log(cells.map((cell) => String(cell).padStart(4)).join(' '))
}

function compare(path: string, readings: readonly Reading[], bare: readonly number[]): void {
  const lcp = median(readings.map(({ lcpMs }) => lcpMs))
  const blank = median(bare)
  const times = lcp / blank
  console.log(
    `  ${path}: LCP ${lcp.toFixed(0)} ms, blank page ${blank.toFixed(0)} ms, ${times.toFixed(2)} times (median of ${bare.length})`,
  )
  const [first] = readings
  const kinds = Object.entries(first ? kbByKind(first) : {})
  const all = kinds.reduce((total, [, weight]) => total + weight, 0)
  console.log(
    `  ${path}: ${all.toFixed(1)} KB in all: ${kinds.map(([kind, weight]) => `${kind} ${weight.toFixed(1)}`).join(', ')}`,
  )
  if (times > goals.lcpTimes) missed.push(`${path}: LCP ${times.toFixed(2)} times a blank page`)
}

function report(): void {
  const wasIdle = runCounts.idle > 0.9 * runCounts.all
  console.log(
    `\nLoad ${(loadavg()[0] ?? 0).toFixed(2)}; ${runCounts.idle} of ${runCounts.all} runs started on an idle machine: ${
      wasIdle
        ? 'times and performance scores are reliable'
        : 'the machine was busy, so times and performance scores are worse than they should be'
    }`,
  )
  for (const each of missed) console.log(`Missed goal: ${each}`)
  console.log(missed.length === 0 ? 'All goals reached' : `${missed.length} GOALS MISSED`)
  process.exitCode = missed.length === 0 ? 0 : 1
}
