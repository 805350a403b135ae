import { type Language, languages } from '@kakehashi/domain/language'
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import SubmitRequest from '../app/portal/request-form/submit-request.tsx'
import { justSent } from '../app/portal/request/confirmation/use-just-sent.ts'
import { RequestPage } from '../app/portal/request/request-page.tsx'
import type { CustomerRequest } from '../app/request/request-views.ts'
import { openScreen } from './open-screen.tsx'
import { keiko, keikosRequest } from './sample-customer.ts'

const service = { slug: '', description: '', usualWorkingDays: 3 }
const services = [
  { ...service, _id: '1', name: 'Legal', kind: 'translation' },
  { ...service, _id: '2', name: 'Hospital escort', kind: 'interpretation' },
]
const reads = { '/api/services': services, '/api/closures': [] }
const waiting = { '/api/requests/waiting': { items: [], requests: 1 } }

const quote = {
  version: 1,
  expiresAt: '2099-12-16T08:00:00.000Z',
  isExpired: false,
  isTaken: false,
}
const offered: Partial<CustomerRequest> = {
  stage: 'payment',
  totalPrice: 120,
  quote,
  can: ['acceptQuote', 'declineQuote'],
}

const text = () => document.body.textContent ?? ''
const readyWords = { en: /Ready/, ja: /仕上がり/ }

async function openRequest(
  language: Language,
  change: Partial<CustomerRequest>,
  state: unknown = null,
) {
  const request = keikosRequest({ serviceKind: 'interpretation', ...change })
  const opened = await openScreen({
    language,
    path: `/request/${request._id}`,
    Component: () => (
      <RequestPage request={request} trouble={undefined} onRetry={() => {}} isRetrying={false} />
    ),
    user: keiko,
    state,
    reads: { ...reads, ...waiting },
  })
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  return opened
}

describe.each(languages)('an interpretation (%s)', (language) => {
  test('is requested with the day of the appointment, without a way of delivery', async () => {
    const { say } = await openScreen({
      language,
      path: '/submitrequest',
      Component: SubmitRequest,
      user: { ...keiko, language },
      reads: { ...reads, ...waiting },
    })
    const choice = page.getByLabelText(say('Service'), { exact: true })
    await choice.selectOptions('Legal')
    const labelled = (label: string) => page.getByLabelText(say(label), { exact: false })
    await expect.element(labelled('When do you need it?')).toBeVisible()
    await expect.poll(() => readyWords[language].test(text())).toBe(true)
    await page.getByRole('radio', { name: say('By post') }).click()
    await choice.selectOptions('Hospital escort')
    await expect.element(labelled('On which day is the appointment?')).toBeVisible()
    const hint = 'The day, time, place and languages of the appointment, and what it is about'
    await expect.element(page.getByText(say(hint))).toBeVisible()
    await expect.element(page.getByRole('radio')).not.toBeInTheDocument()
    expect(text()).not.toMatch(readyWords[language])
    expect(text()).not.toContain(say('This tells us which certification you need'))
    await choice.selectOptions('Legal')
    await expect.element(page.getByRole('radio', { name: say('At our counter') })).toBeChecked()
  })

  test('is confirmed without a ready-by day and without the counter', async () => {
    const { say } = await openRequest(language, {}, justSent)
    const sentence = say('You pay when the interpretation is over.')
    await expect.element(page.getByText(sentence)).toBeVisible()
    expect(text()).not.toContain(say('You pick it up at our counter and pay what is left.'))
    expect(text()).not.toContain(say('Ready, if you accept on the day you get the price'))
  })

  test('is quoted and made without a ready-by day, and paid when it is over', async () => {
    const { say } = await openRequest(language, { ...offered, promisedOn: '2096-02-29' })
    await expect
      .element(page.getByText(say('You pay when the interpretation is over.'), { exact: false }))
      .toBeVisible()
    expect(text()).not.toMatch(/Ready by|仕上がり予定日|Feb 29|2月29日|29 Feb/)
    expect(text()).not.toMatch(/when you pick it up|お受け取りの際/)
  })
})
