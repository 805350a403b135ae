import { languages, type Language } from '@kakehashi/domain/language'
import { type DeliveryWay, deliveryWays } from '@kakehashi/domain/request/delivery'
import { wordsOfOtherWays } from '@kakehashi/domain/request/testing/delivery-words'
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { justSent } from '../app/portal/request/confirmation/use-just-sent.ts'
import { RequestPage } from '../app/portal/request/request-page.tsx'
import type { CustomerRequest } from '../app/request/request-views.ts'
import { openScreen } from './open-screen.tsx'
import { keiko, keikosRequest } from './sample-customer.ts'

const address = {
  recipient: 'Anna Smith',
  postalCountry: 'US',
  postalCode: '96362',
  postalAddress: 'PSC 80 Box 12345\nAPO AP 96362',
} as const

const quote = {
  version: 1,
  expiresAt: '2099-12-16T08:00:00.000Z',
  isExpired: false,
  isTaken: false,
}
const offered = { stage: 'payment', totalPrice: 45, quote, can: ['acceptQuote', 'declineQuote'] }
const started = { totalPrice: 45, deposit: 20, paidAmount: 20, quote: { ...quote, isTaken: true } }
const delivered = { stage: 'complete', deliveredAt: '2026-11-17T02:00:00.000Z', can: [] }

const states = {
  'just sent': {},
  'a quote without a deposit': offered,
  'a quote with a deposit': { ...offered, deposit: 20 },
  'a quote that is paid in advance': { ...offered, deposit: 45 },
  'a deposit that is due': { ...started, stage: 'payment', paidAmount: 0 },
  'at work': { ...started, stage: 'translate' },
  'ready, not paid': { ...started, stage: 'delivery' },
  'ready and paid': { ...started, stage: 'delivery', paidAmount: 45 },
  'delivered, not paid': { ...started, ...delivered },
  complete: { ...started, ...delivered, paidAmount: 45 },
} as Readonly<Record<string, Partial<CustomerRequest>>>

async function open(language: Language, delivery: DeliveryWay, state: Partial<CustomerRequest>) {
  const request = keikosRequest({ delivery, ...(delivery === 'post' && address), ...state })
  const opened = await openScreen({
    language,
    path: `/request/${request._id}`,
    Component: () => (
      <RequestPage request={request} trouble={undefined} onRetry={() => {}} isRetrying={false} />
    ),
    user: keiko,
    state: state.stage === undefined ? justSent : null,
    reads: {
      '/api/closures': [],
      '/api/services': [],
      '/api/requests/waiting': { items: [], requests: 1 },
    },
  })
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  return { ...opened, text: () => document.body.textContent ?? '' }
}

describe.each(languages)('the page of a request (%s)', (language) => {
  describe.each(deliveryWays)('for the way of delivery "%s"', (delivery) => {
    test.each(Object.keys(states))('has no words of another way: %s', async (name) => {
      const { text } = await open(language, delivery, states[name] ?? {})
      await expect.poll(text).toContain('K-2026-00262')
      expect(wordsOfOtherWays(text(), delivery, language)).toEqual([])
    })

    test('says on which day it was delivered', async () => {
      const { say, text } = await open(language, delivery, states['complete'] ?? {})
      const words = {
        counter: 'Picked up on {day}',
        download: 'Ready to download since {day}',
        post: 'Posted on {day}',
        meeting: 'Handed over on {day}',
      }[delivery]
      const day = { en: 'Tuesday, Nov 17, 2026', ja: '2026年11月17日（火）' }[language]
      const sentence = say(words, { day })
      await expect.element(page.getByText(sentence)).toBeVisible()
      expect(text().includes('APO AP 96362')).toBe(delivery === 'post')
      expect(text()).not.toContain('96362 96362')
    })

    test('offers another way to pay unless the customer comes to the counter', async () => {
      await open(language, delivery, states['a deposit that is due'] ?? {})
      const name = { en: 'write to us', ja: 'メッセージでご相談ください' }[language]
      const links = () => page.getByRole('link', { name, exact: true }).elements()
      await expect.poll(() => links().length).toBe(delivery === 'counter' ? 0 : 1)
      expect(links().every((link) => link.getAttribute('href') === '#messages')).toBe(true)
    })
  })

  test('a translation that does not exist yet says so, tied to its button', async () => {
    const { say } = await open(language, 'counter', states['at work'] ?? {})
    const translated = page.getByRole('button', { name: say('TRANSLATED') })
    await expect
      .element(translated)
      .toHaveAccessibleDescription(
        `${say('Your translation')} ${say('Your translation is not ready yet. You can download it here later.')}`,
      )
  })

  test('same-day work names one time for the price and for accepting it', async () => {
    const { text } = await open(language, 'counter', { usualWorkingDays: 0 })
    await expect.poll(text).toContain('10:30')
    expect(text()).toContain({ en: 'by 10:30', ja: '10:30まで' }[language])
    expect(text()).not.toContain({ en: 'by 17:00', ja: '17:00まで' }[language])
  })
})
