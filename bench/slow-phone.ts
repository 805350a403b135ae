import { parseArgs } from 'node:util'
import { chromium, type Browser } from '@playwright/test'
import { startDemoSite } from './demo-site.ts'
import { median } from './page-goals.ts'
import { waitForIdleCpu } from './idle-cpu.ts'
import { interactions } from './interactions.ts'
import { signInCustomer, type SignedIn } from './sign-in.ts'
import { timeOf, serveBytes } from './slow-load.ts'

/**
 * Measures how long the request form takes to be usable on a slow phone (a quarter of this
 * machine's speed, 400 ms latency, 400 kbit/s), compared with a blank page of the same size, and how
 * quickly each button of the portal responds. `--runs 1` makes fewer runs; `--site URL` tests a
 * running site.
 */
const { values: options } = parseArgs({
  options: { runs: { type: 'string', default: '5' }, site: { type: 'string' } },
})
const goals = { times: 1.5, pressMs: 200 }
/** The first service in the select, which the form loads last. */
const usable = 'select[name="requestItem"] option:nth-of-type(2)'

const site = options.site ? { url: options.site, stop: () => undefined } : await startDemoSite()
const bytes = await serveBytes()
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
})
const missed: string[] = []
try {
  const customer = await signInCustomer(site.url)
  await compareForm(browser, customer)
  await pressEverything(browser, customer)
} finally {
  await browser.close()
  bytes.stop()
  await site.stop()
}
for (const line of missed) console.log(`Missed goal: ${line}`)
if (missed.length > 0) process.exitCode = 1

async function compareForm(on: Browser, customer: SignedIn): Promise<void> {
  const form: number[] = []
  const blank: number[] = []
  let size = 0
  for (let run = 0; run < Number(options.runs); run += 1) {
    await waitForIdleCpu(20_000)
    const load = await timeOf(on, `${site.url}/submitrequest`, { until: usable, state: customer })
    size = load.bytes
    form.push(load.ms)
    // Run back to back, so that both see the same load.
    blank.push((await timeOf(on, bytes.page(size), { until: 'html.loaded' })).ms)
  }
  const times = median(form) / median(blank)
  console.log(
    `request form usable after ${median(form).toFixed(0)} ms, a blank page with the same ${(size / 1024).toFixed(0)} KB after ${median(blank).toFixed(0)} ms: ${times.toFixed(2)} times (goal ${goals.times}, median of ${form.length})`,
  )
  if (times > goals.times) missed.push(`the form takes ${times.toFixed(2)} times a blank page`)
}

async function pressEverything(on: Browser, customer: SignedIn): Promise<void> {
  const presses = await interactions(on, site.url, customer)
  for (const { screen, button, ms } of presses) {
    console.log(`${String(ms).padStart(5)} ms  ${screen}  ${button}`)
    if (ms > goals.pressMs) missed.push(`${button} on ${screen} responds after ${ms} ms`)
  }
  const slowest = Math.max(...presses.map(({ ms }) => ms))
  console.log(`${presses.length} presses, the slowest ${slowest} ms (goal ${goals.pressMs})`)
}
