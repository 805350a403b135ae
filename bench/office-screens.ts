import { parseArgs } from 'node:util'
import { stages } from '@kakehashi/domain/request/stage'
import { startPostgres } from '@kakehashi/local/postgres'
import { chromium, type BrowserContext } from '@playwright/test'
import { openEmptyOffice, ownerLogin } from './empty-office.ts'
import { type Filled, fillOffice } from './fill-office.ts'
import { median } from './page-goals.ts'
import { signIn } from './sign-in.ts'

/**
 * Compares the time to the first row of each back office screen with 100 and with 100,000 requests
 * in the database (median of five rounds). `--only user` measures only screens with that word in
 * their path.
 */
const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    large: { type: 'string', default: '100000' },
    only: { type: 'string', default: '' },
  },
})
const goal = 1.5
const sizes = { small: 100, large: Number(options.large) }

/** A path and the selector of the element to wait for. */
type Screen = readonly [path: string, row: string]

function screensOf({ customerId, translatorId, newest }: Filled): Screen[] {
  return [
    ['/admin/dashboard', 'main a[href^="/admin/quote/"]'],
    ['/owner/dashboard', 'main a[href="/admin/payment"]'],
    ['/admin/inbox', 'main a[href^="/profile/inbox/"]'],
    ...stages.map((stage): Screen => [`/admin/${stage}`, `main a[href^="/admin/${stage}/"]`]),
    ...stages.map((stage): Screen => [`/admin/${stage}/${newest[stage]}`, 'main h1']),
    ['/admin/userlist', 'main a[href^="/admin/user/"]'],
    [`/admin/user/${customerId}`, 'main a[href^="/request/"]'],
    ['/admin/translatorlist', 'main a[href^="/admin/translatorlist/"]'],
    [`/admin/translatorlist/${translatorId}`, 'main a[href^="/admin/"][href*="-"]'],
    ['/admin/servicelist', 'main a[href^="/admin/service/"]'],
  ]
}

const postgres = await startPostgres()
const offices = [
  await openEmptyOffice(postgres, 'small_office'),
  await openEmptyOffice(postgres, 'large_office'),
] as const
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
})
const missed: string[] = []
try {
  const counts = [sizes.small, sizes.large] as const
  const measured: { context: BrowserContext; screens: Screen[] }[] = []
  for (const [at, office] of offices.entries()) {
    const count = counts[at] ?? 0
    const filled = await fillOffice(office.databaseUrl, office.model, count)
    console.log(`${count} requests filled in ${filled.seconds.toFixed(0)} s`)
    const storageState = await signIn(office.url, ownerLogin)
    const context = await browser.newContext({
      baseURL: office.url,
      storageState,
      viewport: { width: 1440, height: 900 },
    })
    measured.push({ context, screens: screensOf(filled) })
  }
  const [small, large] = measured
  for (const [at, [path]] of (small?.screens ?? []).entries()) {
    if (!path.includes(options.only)) continue
    const times = { small: [] as number[], large: [] as number[] }
    // The first round only warms up the caches.
    for (let round = -1; round < Number(options.rounds); round += 1) {
      const one = await timeOf(small?.context, small?.screens[at])
      const other = await timeOf(large?.context, large?.screens[at])
      if (round < 0) continue
      times.small.push(one)
      times.large.push(other)
    }
    const ratio = median(times.large) / median(times.small)
    const name = path.replace(/[0-9a-f-]{36}/, '{id}')
    console.log(
      `${name.padEnd(28)} ${median(times.small).toFixed(0)} ms -> ${median(times.large).toFixed(0)} ms: ${ratio.toFixed(2)} times`,
    )
    if (ratio > goal) missed.push(`${name} takes ${ratio.toFixed(2)} times`)
  }
} finally {
  await browser.close()
  for (const office of offices) await office.stop()
  await postgres.stop()
}
for (const line of missed) console.log(`Missed goal: ${line}`)
console.log(
  missed.length === 0
    ? `All screens are within ${goal} times`
    : `${missed.length} screens are over ${goal} times`,
)
process.exitCode = missed.length > 0 ? 1 : 0

async function timeOf(
  context: BrowserContext | undefined,
  screen: Screen | undefined,
): Promise<number> {
  if (!context || !screen) throw new Error('Unknown screen')
  const [path, row] = screen
  const page = await context.newPage()
  try {
    await page.goto(path, { waitUntil: 'commit' })
    await page.locator(row).first().waitFor({ state: 'visible', timeout: 30_000 })
    return await page.evaluate(() => performance.now())
  } finally {
    await page.close()
  }
}
