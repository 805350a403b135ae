import { languages, type Language } from '@kakehashi/domain/language'
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { justSent } from '../app/portal/request/confirmation/use-just-sent.ts'
import { RequestPage } from '../app/portal/request/request-page.tsx'
import type { CustomerRequest } from '../app/request/request-views.ts'
import { openScreen } from './open-screen.tsx'
import { keiko, keikosRequest } from './sample-customer.ts'

interface Opened {
  state?: unknown
  unconfirmedEmail?: string
}

function open(
  language: Language,
  request: CustomerRequest,
  { state, unconfirmedEmail }: Opened = {},
) {
  return openScreen({
    language,
    path: `/request/${request._id}`,
    Component: () => (
      <RequestPage request={request} trouble={undefined} onRetry={() => {}} isRetrying={false} />
    ),
    user: keiko,
    state,
    reads: {
      '/api/closures': [],
      '/api/services': [],
      '/api/requests/waiting': {
        items: [],
        requests: 1,
        ...(unconfirmedEmail && { unconfirmedEmail }),
      },
    },
  })
}

const atWork = keikosRequest({
  stage: 'translate',
  isQuoted: true,
  isPaid: true,
  totalPrice: 45,
  paidAmount: 45,
  promisedOn: '2026-11-20',
  can: [],
})
const question = {
  _id: '01930000-0000-7000-8000-000000000009',
  name: 'Kakehashi Support',
  comment: 'Page 2 is missing. Please send it.',
  createdAt: new Date().toISOString(),
  sender: 'staff',
  isOwn: false,
} as const

describe.each(languages)('the page of a request (%s)', (language) => {
  test('says that there is nothing to do only if no message waits', async () => {
    const { say } = await open(language, atWork)
    await expect.element(page.getByText(say('Our turn'))).toBeVisible()
    await expect
      .element(page.getByText(say('You do not need to do anything now.'), { exact: false }))
      .toBeVisible()
  })

  test.each([
    ['counter', true],
    ['meeting', true],
    ['post', false],
    ['download', false],
  ] as const)('names the day of the hand-over for %s: %s', async (delivery, isNamed) => {
    const day = { en: 'by 20 Nov', ja: '11月20日まで' }[language]
    const { say } = await open(language, { ...atWork, delivery })
    await expect.element(page.getByText(say('Our turn'))).toBeVisible()
    const texts = [...document.querySelectorAll('[data-step=delivery]')].map(
      ({ textContent }) => textContent,
    )
    expect(texts.some((text) => text?.includes(day))).toBe(isNamed)
  })

  test('a declined quote shows the reason that was given, and nothing to pay', async () => {
    const quote = {
      version: 1,
      expiresAt: '2099-12-16T08:00:00.000Z',
      isExpired: false,
      isTaken: false,
      answer: 'declined',
    } as const
    const declined = { stage: 'payment', totalPrice: 120, paidAmount: 0, quote } as const
    const { say } = await open(language, keikosRequest({ ...declined, declineReason: 'Too dear' }))
    await expect.element(page.getByText('Too dear')).toBeVisible()
    const ask =
      'Tell us in a message if the price or the day does not suit you. If you change your mind, you can still accept this quote.'
    await expect.element(page.getByText(say(ask))).not.toBeInTheDocument()
    const sums = [...document.querySelectorAll('dt')].map(({ textContent }) => textContent)
    expect(sums).toContain(say('Total'))
    expect(sums).not.toContain(say('Remaining'))
  })

  test('an unread message is shown beside the state, and the work goes on', async () => {
    const unread = { unread: 1, waiting: ['message'] } as const
    const { say } = await open(language, {
      ...atWork,
      ...unread,
      waiting: ['message'],
      inbox: [question],
    })
    await expect.element(page.getByText(say('Our turn')).first()).toBeVisible()
    await expect.element(page.getByText(say('Your turn'))).not.toBeInTheDocument()
    await expect
      .element(page.getByRole('link', { name: say('Please read our message'), exact: true }))
      .toHaveAttribute('href', '#messages')
    await expect
      .element(page.getByText(say('You do not need to do anything now.'), { exact: false }))
      .not.toBeInTheDocument()
  })

  test('a message that was read may still ask for something', async () => {
    const { say } = await open(language, { ...atWork, inbox: [question] })
    const careful =
      'Unless our last message asks you for something, you do not need to do anything now.'
    await expect.element(page.getByText(say(careful), { exact: false })).toBeVisible()
  })

  describe('right after sending', () => {
    const document = {
      _id: '01930000-0000-7000-8000-00000000000a',
      name: 'affidavit.pdf',
      path: '/api/files/01930000-0000-7000-8000-00000000000a',
      mediaType: 'application/pdf',
      size: 182_000,
      pages: 1,
      status: 'clean',
    } as CustomerRequest['documents'][number]

    test('confirms number, address, documents and what happens next', async () => {
      const { say, router } = await open(language, keikosRequest({ documents: [document] }), {
        state: justSent,
      })
      const panel = page.getByRole('region', { name: /Keiko/ })
      await expect.element(panel.getByText('K-2026-00262').first()).toBeVisible()
      await expect.element(panel.getByText(keiko.email)).toBeVisible()
      await expect.element(panel.getByText(say('You get the price'))).toBeVisible()
      await expect.element(panel.getByText('affidavit.pdf')).toBeVisible()
      await expect.element(panel.getByText(say('Received'), { exact: true })).toBeVisible()
      await expect
        .element(panel.getByRole('button', { name: say('Cancel this request') }))
        .toBeVisible()

      await panel.getByRole('button', { name: say('Follow this request') }).click()
      await expect.element(panel).not.toBeInTheDocument()
      expect(router.state.location.state).toBeNull()
    })

    test('is not shown on a later visit, nor once the quote is there', async () => {
      await open(language, keikosRequest())
      await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect.element(page.getByRole('region', { name: /Keiko/ })).not.toBeInTheDocument()
    })

    test('shows once that the address is not confirmed', async () => {
      const { say } = await open(language, keikosRequest(), {
        state: justSent,
        unconfirmedEmail: keiko.email,
      })
      const notice = page.getByText(say('Please confirm your e-mail address'))
      await expect.element(notice).toBeVisible()
      expect(notice.elements()).toHaveLength(1)
    })
  })
})
