import type { RequestDetail } from '@kakehashi/contract/requests/request-view'
import { formatWeekdayAndDate } from '@kakehashi/domain/calendar/day-text'
import { addDays } from '@kakehashi/domain/calendar/day'
import { dayAt } from '@kakehashi/domain/calendar/working-days'
import { languages } from '@kakehashi/domain/language'
import { sampleOffice } from '@kakehashi/domain/sample/office'
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { DecisionPanel } from '../app/office/request/decision-panel.tsx'
import { useRequestCommands } from '../app/office/request/commands/use-request-commands.tsx'
import { RequestStatus } from '../app/portal/requests/request-status.tsx'
import { RequestPage } from '../app/portal/request/request-page.tsx'
import { openScreen } from './open-screen.tsx'
import { officeRequest, sampleRequest } from './sample-request.ts'

const today = dayAt(new Date(), sampleOffice.timeZone)
const promisedOn = addDays(today, -20)
const newDay = addDays(today, 20)

const forCustomer = {
  ...sampleRequest,
  stage: 'review',
  isTranslated: true,
  promisedOn,
  reader: 'customer',
  can: [],
  unread: 0,
  waiting: [],
  late: { promisedOn },
} satisfies RequestDetail
const forOffice = officeRequest({
  stage: 'review',
  isTranslated: true,
  promisedOn,
  late: { promisedOn },
  isOverdue: true,
  dueOn: promisedOn,
  can: ['promise'],
})

const reads = { '/api/closures': [], '/api/services': [] }

describe.each(languages)('a request whose ready-by day has passed (%s)', (language) => {
  const openPage = (request: RequestDetail) =>
    openScreen({
      language,
      path: '/request/1',
      Component: () => (
        <RequestPage request={request} trouble={undefined} onRetry={() => {}} isRetrying={false} />
      ),
      reads,
    })
  const promised = formatWeekdayAndDate(promisedOn, language)

  test('says that it is late and asks the customer to call once we should have told a new day', async () => {
    const { say } = await openPage(forCustomer)
    const late = page.getByRole('region', { name: promised, exact: false })
    await expect.element(late.getByText(say('Late, and the fault is ours'))).toBeVisible()
    await expect.element(late.getByRole('link', { name: sampleOffice.phone })).toBeVisible()
    await expect.element(page.getByText(say('That is too late'))).not.toBeInTheDocument()
  })

  test('shows the new day beside the missed one, with the reason and a way to answer', async () => {
    const reason = 'The second reader was ill.'
    const { say } = await openPage({
      ...forCustomer,
      promisedOn: newDay,
      late: { promisedOn, newDay, reason },
    })
    await expect.element(page.getByText(reason)).toBeVisible()
    const terms = page.getByRole('term').filter({ hasText: say('New day') })
    await expect.element(terms).toBeVisible()
    expect(document.querySelector('s')?.textContent).toBe(promised)
    await page.getByRole('link', { name: say('That is too late') }).click()
    expect(location.hash).toBe('#message-comment')
    await expect.element(page.getByLabelText(say('Write to us'))).toBeVisible()
    location.hash = ''
  })

  test('is marked as late in the list of the customer', async () => {
    const { documents: _, translations: __, inbox: ___, ...item } = forCustomer
    const { say } = await openScreen({
      language,
      path: '/myrequests',
      Component: () => <RequestStatus request={{ ...item, documentCount: 0 }} />,
      reads,
    })
    await expect.element(page.getByText(say('Late'), { exact: true })).toBeVisible()
    await expect.element(page.getByText(promised, { exact: false })).toBeVisible()
  })

  test('has the form for a new day first on the screen of the office', async () => {
    function Panel() {
      const commands = useRequestCommands(forOffice, 'review')
      return <DecisionPanel stage="review" request={forOffice} commands={commands} />
    }
    const { say, sent } = await openScreen({
      language,
      path: '/admin/review/1',
      Component: Panel,
      reads,
    })
    const day = page.getByLabelText(say('New day'))
    await expect.element(day).toHaveValue('')
    await day.fill(newDay)
    await page.getByLabelText(say('Reason for the customer (optional)')).fill('Illness')
    await page.getByRole('button', { name: say('GIVE A NEW DAY') }).click()
    await expect
      .poll(() => sent.filter((call) => call.startsWith('PUT')))
      .toEqual([`PUT ${location.origin}/api/requests/${forOffice._id}/promise`])
  })
})
