import type { CustomerRequestItem } from '@kakehashi/contract/requests/request-view'
import { formatWeekdayAndDate } from '@kakehashi/domain/calendar/day-text'
import { languages } from '@kakehashi/domain/language'
import { stageNames } from '@kakehashi/domain/request/stage'
import { describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import MyRequests from '../app/portal/requests/my-requests.tsx'
import { openScreen } from './open-screen.tsx'
import { keiko, keikosRequest } from './sample-customer.ts'

const {
  documents: _,
  translations: __,
  inbox: ___,
  ...request
} = keikosRequest({
  stage: 'translate',
  isQuoted: true,
  isPaid: true,
  fromLanguage: 'ja',
  toLanguage: 'en',
  promisedOn: '2099-11-20',
})
const item: CustomerRequestItem = { ...request, documentCount: 3 }

describe.each(languages)('My Requests (%s)', (language) => {
  const open = (orders: number) =>
    openScreen({
      language,
      path: '/profile/myrequests',
      Component: MyRequests,
      user: { ...keiko, language },
      reads: {
        '/api/users/profile': { ...keiko, orders, current: orders, isEmailVerified: true },
        '/api/requests/myrequests': [item],
        '/api/services': [],
      },
    })

  test('a row has the order number, languages, documents, stage and ready-by day', async () => {
    const { say } = await open(1)
    const row = page.getByRole('listitem')
    const pair = { en: 'Japanese to English', ja: '日本語から英語' }[language]
    const documents = { en: '3 documents', ja: '書類3点' }[language]
    const day = formatWeekdayAndDate('2099-11-20', language)
    const stage = stageNames.translate[language]
    for (const words of [item.orderNumber, pair, documents, stage, day]) {
      await expect.poll(() => row.element().textContent).toContain(words)
    }
    await expect
      .element(page.getByRole('link', { name: say('New request') }))
      .toHaveAttribute('href', '/submitrequest')
    await expect.element(page.getByRole('searchbox')).not.toBeInTheDocument()
  })

  test('a customer with many requests can search and filter them on the server', async () => {
    const { say, router } = await open(6)
    await page.getByLabelText(say('Search your requests')).fill('00262')
    await expect.poll(calls).toContain('?search=00262')
    await page.getByLabelText(show[language], { exact: true }).selectOptions('past')
    await expect.poll(calls).toContain('?search=00262&state=past')
    expect(router.state.location.search).toBe('?search=00262&state=past')
  })
})

test('a filter chosen right after the search was cleared does not bring the old word back', async () => {
  const { router } = await openScreen({
    language: 'en',
    path: '/profile/myrequests',
    Component: MyRequests,
    user: keiko,
    search: '?search=00262',
    reads: {
      '/api/users/profile': { ...keiko, orders: 6, current: 6, isEmailVerified: true },
      '/api/requests/myrequests': [item],
      '/api/services': [],
    },
  })
  const box = page.getByRole('searchbox')
  await expect.element(box).toHaveValue('00262')
  // In one task, before the address has changed.
  setValue(box.element() as HTMLInputElement, '')
  setValue(page.getByLabelText('Show', { exact: true }).element() as HTMLSelectElement, 'past')
  await expect.poll(() => router.state.location.search).toBe('?state=past')
})

/** As the browser does it: React listens to the event and reads the value of the element. */
function setValue(field: HTMLInputElement | HTMLSelectElement, value: string) {
  const prototype = Object.getPrototypeOf(field) as object
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value)
  const name = field instanceof HTMLSelectElement ? 'change' : 'input'
  field.dispatchEvent(new Event(name, { bubbles: true }))
}

const show = { en: 'Show', ja: '表示' }

/** The queries of the calls for the list so far. */
const calls = () =>
  vi
    .mocked(fetch)
    .mock.calls.map(([call]) => new URL(new Request(call).url))
    .filter(({ pathname }) => pathname === '/api/requests/myrequests')
    .map(({ search }) => search)
