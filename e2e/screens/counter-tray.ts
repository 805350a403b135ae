import { readFileSync } from 'node:fs'
import { newOrderPath } from '@kakehashi/contract/screen-paths'
import { listTray } from '@kakehashi/contract/tray'
import type { ReplyOf } from '@kakehashi/contract/http/endpoint'
import type { Page } from '@playwright/test'
import { photographs } from '../documents/sample-documents.ts'
import { inTray, openTray } from '../pages/counter.ts'
import { visibleText } from '../pages/forms.ts'
import { scan } from '../support/scanner.ts'
import { goTo, type ScreenStates } from './inspector.ts'

type Tray = ReplyOf<typeof listTray>

const empty: Tray = { isOn: true, refused: [], documents: [] }
const refused: Tray['refused'] = [
  { code: 'file-locked', count: 2 },
  { code: 'file-type', count: 1 },
]

async function stubTray(page: Page, tray: Tray): Promise<void> {
  await page.unroute(`**${listTray.path}`)
  await page.route(`**${listTray.path}`, (route) => route.fulfill({ json: tray }))
}

async function readTray(page: Page): Promise<Tray> {
  const reply = await page.request.get(listTray.path)
  return (await reply.json()) as Tray
}

/** Waiting for a scan, some scans with a look at one, put aside, refused, full, and chosen. */
export const trayStates: ScreenStates = async ({ open, inspect, sample, say, language }) => {
  const [long, photo] = [
    `Scan_2026-11-19_國吉聡_family-register_${language}.pdf`,
    'Scan_2026-11-19_passport.jpg',
  ]
  scan(long, 3)
  scan(photo, 1, readFileSync(photographs.passport))
  const page = await open(await sample('admin'))

  await stubTray(page, empty)
  await goTo(page, newOrderPath)
  await openTray(page, say)
  await visibleText(page, say('No scan is waiting')).waitFor()
  await inspect(page, 'counter-tray-empty')
  await stubTray(page, { ...empty, problem: 'unreadable' })
  await goTo(page, newOrderPath)
  await openTray(page, say)
  await visibleText(page, say('No scan arrives at the moment')).waitFor()
  await inspect(page, 'counter-tray-unreadable')

  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await goTo(page, newOrderPath)
  await openTray(page, say)
  for (const name of [long, photo]) {
    await inTray(page, name).first().waitFor({ timeout: 30_000 })
  }
  await inTray(page, long).first().focus()
  await page.locator('canvas[data-drawn=true]').waitFor()
  await page.keyboard.press('Space')
  await inspect(page, 'counter-tray')
  await page.emulateMedia({ colorScheme: 'dark' })
  await inspect(page, 'counter-tray-dark')
  await page.emulateMedia({ colorScheme: 'light' })

  const { documents } = await readTray(page)
  await stubTray(page, {
    isOn: true,
    problem: 'full',
    refused,
    documents: documents.map((document, place) =>
      Object.assign(document, { isPutAside: place === 0 }),
    ),
  })
  await goTo(page, newOrderPath)
  await openTray(page, say)
  await page.getByRole('dialog').locator('summary').click()
  await page.locator('canvas[data-drawn=true]').waitFor()
  await inspect(page, 'counter-tray-full')

  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await goTo(page, newOrderPath)
  await openTray(page, say)
  for (const name of [long, photo]) await inTray(page, name).first().check()
  await page.keyboard.press('Enter')
  await page.getByRole('list', { name: say('From the scanner') }).waitFor()
  await inspect(page, 'counter-order-scans')
  await stubTray(page, empty)
  const gone = visibleText(
    page,
    say(
      'This scan is no longer in the tray: another order has it, or it was deleted. Remove it here.',
    ),
  )
  // A tab that becomes visible reads everything again.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await gone.first().waitFor()
  await inspect(page, 'counter-order-scans-gone')
}
