import type { OfficeRequestItem } from '@kakehashi/contract/requests/request-view'
import { problemText } from '@kakehashi/contract/fields/problems'
import { languages } from '@kakehashi/domain/language'
import { steps } from '@kakehashi/domain/request/progress'
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import Inbox from '../app/office/request-lists/inbox.tsx'
import { Present } from '../app/request/conversation/present.tsx'
import { MessageThread } from '../app/request/messages/message-thread.tsx'
import { openScreen } from './open-screen.tsx'

const item = {
  _id: '01930000-0000-7000-8000-000000000001',
  reader: 'office',
  orderNumber: 'K-2026-00042',
  version: 1,
  user: '01930000-0000-7000-8000-000000000002',
  firstName: 'Mika',
  lastName: 'Chinen',
  nameJa: '知念 美香',
  requestItem: 'Contract',
  service: '01930000-0000-7000-8000-000000000003',
  serviceKind: 'translation',
  usualWorkingDays: 3,
  stage: 'quote',
  createdAt: '2026-11-02T01:00:00.000Z',
  isQuoted: false,
  isPaid: false,
  isTranslated: false,
  isReviewed: false,
  isDelivered: false,
  isCompleted: false,
  progress: steps.map((step) => ({ step })),
  can: [],
  email: 'mika@example.com',
  phone: '098-970-5555',
  delivery: 'counter',
  totalPrice: 0,
  deposit: 0,
  paidAmount: 0,
  isOverdue: false,
  details: '',
  adminViewed: false,
  customerLanguage: 'ja',
} satisfies OfficeRequestItem

const other = {
  ...item,
  _id: '01930000-0000-7000-8000-000000000009',
  lastName: 'Taira',
  nameJa: '平良 美香',
}
const waiting = {
  ...item,
  awaitingReplySince: '2026-11-03T01:00:00.000Z',
  handler: item.user,
  handlerName: 'Emi Kinjo',
  lastMessage: {
    sender: 'customer' as const,
    createdAt: '2026-11-03T01:00:00.000Z',
    comment: 'Is it readable?',
  },
}

const rows = () => [...document.querySelectorAll('[data-row]')]

describe.each(languages)('messages of the office (%s)', (language) => {
  test('a customer who waits is above the others once; a new request has no messages to miss', async () => {
    const { say } = await openScreen({
      language,
      path: '/admin/inbox',
      Component: Inbox,
      reads: { '/api/requests/awaiting-reply': [waiting], '/api/requests': [other, waiting] },
    })
    const band = page.getByRole('region', { name: say('Needs reply') })
    const message = { en: 'Mika Chinen: Is it readable?', ja: '知念 美香：Is it readable?' }[
      language
    ]
    await expect.element(band.getByText(message)).toBeVisible()
    await expect.element(band.getByText('Emi Kinjo', { exact: false })).toBeVisible()
    const names = { en: ['Chinen, Mika', 'Taira, Mika'], ja: ['知念 美香', '平良 美香'] }[language]
    await expect
      .poll(() => rows().map((row) => names.find((name) => row.textContent.includes(name))))
      .toEqual(names)
    expect(rows()[1]?.textContent).toContain(say('Unread'))
    expect(rows()[1]?.textContent).toContain(say('New request'))
    expect(rows()[1]?.textContent).not.toContain(say('No messages yet'))
  })

  test('a template is inserted in the language of the customer and not sent with a gap', async () => {
    const request = {
      ...item,
      documents: [],
      translations: [],
      inbox: [],
      notes: [],
      removedFiles: [],
      originals: [],
      certificates: [],
      earlierQuotes: [],
      isMarkedUnread: false,
      isOnHold: false,
    }
    const template = {
      _id: '01930000-0000-7000-8000-000000000004',
      title: { en: 'Price', ja: '料金' },
      text: { en: '{name}: {order} costs {price}', ja: '{name} 様：{order} は {price} です' },
    }
    const { say, sent } = await openScreen({
      language,
      path: '/thread',
      Component: () => <MessageThread request={request} />,
      reads: { '/api/reply-templates': [template] },
    })
    await page.getByLabelText(say('Insert a template')).selectOptions(template.title[language])
    const field = page.getByLabelText(say('Write to the customer'))
    await expect.element(field).toHaveValue('知念 美香 様：K-2026-00042 は {price} です')
    // A clerk who reads another language sees what it says.
    const english = 'Mika: K-2026-00042 costs {price}'
    await expect.poll(() => document.body.textContent.includes(english)).toBe(language === 'en')

    await page.getByRole('button', { name: say('SEND') }).click()
    const problem = problemText('placeholder-left', language)
    const summary = page.getByRole('alert')
    await expect.element(summary.getByRole('link', { name: problem, exact: false })).toBeVisible()
    expect(sent.filter((call) => call.includes('/messages'))).toEqual([])
  })

  test('a colleague who has the request open too is named', async () => {
    await openScreen({
      language,
      path: '/thread',
      Component: () => <Present requestId={item._id} />,
      reads: { [`/api/requests/${item._id}/presence`]: [{ user: item.user, name: 'Emi Kinjo' }] },
    })
    await expect.element(page.getByText('Emi Kinjo', { exact: false })).toBeVisible()
  })
})
