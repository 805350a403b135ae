import { readFile } from 'node:fs/promises'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { repository } from '@kakehashi/local/processes'
import { serveBlankPages } from './blank-page.ts'
import { look, type Device, type Reading } from './lighthouse-run.ts'
import { openSite } from './open-site.ts'
import { untilQuiet } from './quiet.ts'
import { goals, kbBeforeLcp, kbByKind, median, shortcomings } from './page-goals.ts'

/**
 * How good the visitors' pages are to Lighthouse, on a phone and on a desk, in both languages, and
 * how long a slow phone waits for them compared with a page that has the same words and nothing
 * else. `--quick` looks at three pages on a phone; `--runs 1` takes fewer looks; `--site URL` looks
 * at a site that is open already.
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

const build = join(repository, 'apps/site/build')
const { pages } = JSON.parse(await readFile(join(build, 'site.json'), 'utf8')) as {
  pages: Record<string, { file: string }>
}
const paths = options.quick ? watched : Object.keys(pages)
const devices: Device[] = options.quick ? ['mobile'] : ['mobile', 'desktop']

const looks = { quiet: 0, all: 0 }
const site = options.site ? { url: options.site, stop: () => undefined } : await openSite()
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
  const blank = blanks.of(await readFile(join(build, 'client', pages[path]?.file ?? ''), 'utf8'))
  const readings: Reading[] = []
  const bare: number[] = []
  for (let run = 0; run < (isWatched ? runs : 1); run += 1) {
    const reading = await lookInQuiet(site.url + path, device)
    readings.push(reading)
    print(path, device, reading)
    missed.push(...shortcomings({ path, device, site: site.url }, reading))
    // One after the other, so that both feel the same neighbours.
    if (isWatched) bare.push((await lookInQuiet(blank, device, ['performance'])).lcpMs)
  }
  if (isWatched) compare(path, readings, bare)
}

async function lookInQuiet(...at: Parameters<typeof look>): Promise<Reading> {
  looks.all += 1
  if (await untilQuiet(20_000)) looks.quiet += 1
  return look(...at)
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
  const isQuiet = looks.quiet > 0.9 * looks.all
  console.log(
    `\nLoad ${(loadavg()[0] ?? 0).toFixed(2)}; ${looks.quiet} of ${looks.all} looks began in a quiet moment: ${
      isQuiet
        ? 'times and performance scores can be trusted'
        : 'others were at work, so times and performance scores are worse than the pages are'
    }`,
  )
  for (const each of missed) console.log(`short: ${each}`)
  console.log(missed.length === 0 ? 'every goal reached' : `SHORT OF ${missed.length} GOALS`)
  process.exitCode = missed.length === 0 ? 0 : 1
}
