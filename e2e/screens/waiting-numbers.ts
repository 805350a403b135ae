import type { ReplyOf } from '@kakehashi/contract/http/endpoint'
import {
  newOrderPath,
  waitingNumbersPath,
  waitingScreenPath,
} from '@kakehashi/contract/screen-paths'
import * as contract from '@kakehashi/contract/waiting-numbers'
import type { Page } from '@playwright/test'
import { button, field, visibleText } from '../pages/forms.ts'
import { goTo, type ScreenStates } from './inspector.ts'

type Numbers = ReplyOf<typeof contract.listWaitingNumbers>['numbers']

const at = (time: string) => `2026-11-16T${time}:00.000+09:00`

const shown: contract.ShownNumbers = {
  isOn: true,
  day: '2026-11-16',
  called: [
    { number: 23, counter: 2, calledAt: at('09:41') },
    { number: 22, counter: 1, calledAt: at('09:38') },
    { number: 19, counter: 3, calledAt: at('09:30') },
  ],
  next: [24, 25, 26, 27, 28],
  waiting: 5,
  usualMinutes: 10,
}
const full: contract.ShownNumbers = {
  ...shown,
  called: Array.from({ length: 6 }, (_, index) => ({
    number: 128 - index,
    counter: index + 1,
    calledAt: at(`10:${59 - index}`),
  })),
  next: Array.from({ length: 12 }, (_, index) => 129 + index),
  waiting: 31,
  usualMinutes: 45,
}

const id = (last: number) => `0b6f2c1e-5d0a-4c57-9d4e-0f2a7d9c1c${10 + last}`
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()
const numbers: Numbers = [
  { _id: id(1), number: 18, state: 'absent', givenAt: minutesAgo(39), counter: 1 },
  {
    _id: id(2),
    number: 22,
    state: 'called',
    givenAt: minutesAgo(20),
    counter: 1,
    visit: 'question',
  },
  { _id: id(3), number: 23, state: 'called', givenAt: minutesAgo(16), counter: 2 },
  { _id: id(4), number: 24, state: 'waiting', givenAt: minutesAgo(10), visit: 'collecting' },
  { _id: id(5), number: 25, state: 'waiting', givenAt: minutesAgo(8) },
  { _id: id(6), number: 26, state: 'waiting', givenAt: minutesAgo(1), visit: 'new-order' },
]

/** The office has one bench for all tests, so screens get replies instead. */
async function stub(page: Page, path: string, json: unknown): Promise<void> {
  await page.unroute(`**${path}`)
  await page.route(`**${path}`, (route) => route.fulfill({ json }))
}

/** The screen on the wall: off, nobody, some, many, and without a connection. */
export const wallStates: ScreenStates = async ({ open, inspect }) => {
  const { path } = contract.showWaitingNumbers
  const page = await open()
  const off = { isOn: false, day: shown.day, called: [], next: [], waiting: 0 }
  await stub(page, path, off)
  await goTo(page, waitingScreenPath)
  await visibleText(page, '窓口へ直接お越しください。').waitFor()
  await inspect(page, 'waiting-off')
  await stub(page, path, { ...off, isOn: true })
  await visibleText(page, 'お待ちの方はいません').waitFor()
  await inspect(page, 'waiting-nobody')
  await stub(page, path, shown)
  await visibleText(page, '23', { exact: true }).waitFor()
  await inspect(page, 'waiting-called')
  await page.emulateMedia({ colorScheme: 'dark' })
  await inspect(page, 'waiting-called-dark')
  await page.emulateMedia({ colorScheme: 'light' })
  await stub(page, path, full)
  await visibleText(page, '128', { exact: true }).waitFor()
  await inspect(page, 'waiting-many')
  await page.route(`**${path}`, (route) => route.abort())
  await page.getByRole('alert').waitFor({ timeout: 30_000 })
  await inspect(page, 'waiting-late')
  await goTo(page, waitingScreenPath)
  await inspect(page, 'waiting-connecting')
}

/** The clerk's screen: off, without a counter, nobody, several, and the tab on another screen. */
export const waitingStates: ScreenStates = async ({ open, inspect, sample, say }) => {
  const { path } = contract.listWaitingNumbers
  const page = await open(await sample('admin'))
  await stub(page, path, { isOn: false, numbers: [] })
  await goTo(page, waitingNumbersPath)
  await visibleText(page, say('The office gives no numbers')).waitFor()
  await inspect(page, 'counter-waiting-off')
  await stub(page, path, { isOn: true, numbers: [] })
  await goTo(page, waitingNumbersPath)
  await visibleText(page, say('Nobody waits.')).waitFor()
  await inspect(page, 'counter-waiting-no-counter')
  await field(page, say('This counter')).selectOption('1')
  await button(page, say('NEXT PLEASE')).waitFor()
  await inspect(page, 'counter-waiting-nobody')
  await stub(page, path, { isOn: true, numbers })
  await goTo(page, waitingNumbersPath)
  await button(page, say('DID NOT COME')).waitFor()
  await inspect(page, 'counter-waiting')
  await page.emulateMedia({ colorScheme: 'dark' })
  await inspect(page, 'counter-waiting-dark')
  await page.emulateMedia({ colorScheme: 'light' })
  await goTo(page, newOrderPath)
  await page.getByRole('link', { name: say('Waiting') }).waitFor()
  await inspect(page, 'counter-waiting-tab')
}
