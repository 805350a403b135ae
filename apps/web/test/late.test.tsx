import type { RequestDetail } from '@kakehashi/contract/requests/request-view'
import { formatDay } from '@kakehashi/domain/calendar/day-text'
import { addDays } from '@kakehashi/domain/calendar/day'
import { tokyoDay } from '@kakehashi/domain/calendar/working-days'
import { languages } from '@kakehashi/domain/language'
import { office } from '@kakehashi/domain/office'
import { steps } from '@kakehashi/domain/request/progress'
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { DecisionPanel } from '../app/office/request/decision-panel.tsx'
import { useRequestCommands } from '../app/office/request/commands/use-request-commands.tsx'
import { RequestStatus } from '../app/portal/requests/request-status.tsx'
import { RequestPage } from '../app/portal/request/request-page.tsx'
import { openScreen } from './open-screen.tsx'

const today = tokyoDay(new Date())
const promisedOn = addDays(today, -20)
const newDay = addDays(today, 20)

const common = {
  _id: '01930000-0000-7000-8000-000000000001',
  orderNumber: 'K-2026-00042',
  version: 5,
  user: '01930000-0000-7000-8000-000000000002',
  firstName: 'Keiko',
  lastName: 'Higa',
  requestItem: 'Contract',
  service: '01930000-0000-7000-8000-000000000003',
  usualWorkingDays: 3,
  stage: 'review' as const,
  createdAt: '2026-11-02T01:00:00.000Z',
  promisedOn,
  isQuoted: true,
  isPaid: true,
  isTranslated: true,
  isReviewed: false,
  isDelivered: false,
  isCompleted: false,
  actsNow: 'office' as const,
  progress: steps.map((step) => ({ step })),
  email: 'keiko@example.com',
  delivery: 'counter' as const,
  phone: '098-970-5555',
  totalPrice: 60,
  deposit: 40,
  paidAmount: 40,
  details: '',
  documents: [],
  translations: [],
  inbox: [],
}
const forCustomer = {
  ...common,
  reader: 'customer',
  can: [],
  unread: 0,
  waiting: [],
  late: { promisedOn },
} satisfies RequestDetail
const forOffice = {
  ...common,
  reader: 'office',
  can: ['promise'],
  isOverdue: true,
  dueOn: promisedOn,
  adminViewed: true,
  customerLanguage: 'en',
  notes: [],
  late: { promisedOn },
} satisfies RequestDetail

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
  const promised = formatDay(promisedOn, language)

  test('says that it is late and asks the customer to call once we should have told a new day', async () => {
    const { say } = await openPage(forCustomer)
    const late = page.getByRole('region', { name: promised, exact: false })
    await expect.element(late.getByText(say('Late, and the fault is ours'))).toBeVisible()
    await expect.element(late.getByRole('link', { name: office.phone })).toBeVisible()
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
      Component: () => <RequestStatus request={item} />,
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
