import { formatDate } from '@kakehashi/domain/calendar/day-text'
import { refusals } from '@kakehashi/contract/refusals/refusals'
import { languages } from '@kakehashi/domain/language'
import { noRoles } from '@kakehashi/domain/people/roles'
import { showToast } from '@kakehashi/ui/toast'
import { afterEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { OfficeLayout } from '../app/layouts/office-layout.tsx'
import { Frame } from '../app/office/request/frame.tsx'
import { RequestPage } from '../app/portal/request/request-page.tsx'
import type { CustomerRequest, OfficeRequest } from '../app/request/request-views.ts'
import { openScreen } from './open-screen.tsx'
import { keiko, keikosRequest } from './sample-customer.ts'
import { officeRequest } from './sample-request.ts'

const nothing = () => {}
const shown = () => document.body.textContent
const reads = { '/api/closures': [], '/api/services': [] }
const owner = { ...keiko, ...noRoles, isAdmin: true, isOwner: true }
const leaves = '2027-05-15'
const erasedAt = '2027-05-15T02:40:00.000Z'

const ended = {
  stage: 'complete',
  isQuoted: true,
  isPaid: true,
  isTranslated: true,
  isReviewed: true,
  isDelivered: true,
  isCompleted: true,
  deliveredAt: '2026-11-16T02:40:00.000Z',
  completedAt: '2026-11-16T02:40:00.000Z',
  totalPrice: 40,
  deposit: 0,
  paidAmount: 40,
  can: [],
} as const satisfies Partial<Omit<CustomerRequest, 'reader'> & Omit<OfficeRequest, 'reader'>>

describe.each(languages)('the documents of an ended request (%s)', (language) => {
  afterEach(() => showToast.forgetAll())

  const day = formatDate(leaves, language)
  const willLeave = 'Documents and messages are deleted on {day}.'
  const haveLeft =
    'Documents and messages were deleted on {day}. The order number, the service, the dates and the amounts stay.'

  function openPage(given: Partial<CustomerRequest>) {
    const request = keikosRequest({ ...ended, ...given })
    return openScreen({
      language,
      path: '/request/1',
      user: keiko,
      reads,
      Component: () => (
        <RequestPage request={request} trouble={undefined} onRetry={nothing} isRetrying={false} />
      ),
    })
  }

  function openOffice(given: Partial<OfficeRequest>, user = owner) {
    const request = officeRequest({ ...ended, ...given })
    return openScreen({
      language,
      path: '/admin/complete/1',
      user,
      reads,
      answer: async (call) => {
        bodies.push(await call.json())
        return Response.json({ ...request, isOnHold: true, holdReason: 'A dispute' })
      },
      Component: () => (
        <OfficeLayout>
          <Frame
            stage="complete"
            request={request}
            trouble={undefined}
            onRetry={nothing}
            isRetrying={false}
          />
        </OfficeLayout>
      ),
    })
  }
  const bodies: unknown[] = []

  test('leave on a day that the customer sees', async () => {
    const { say } = await openPage({ contentLeavesOn: leaves })
    await expect.poll(shown).toContain(say(willLeave, { day }))
    await expect.poll(shown).toContain(say('Write to us'))
  })

  test('have left: the customer sees since when, and nothing to send or open', async () => {
    const { say } = await openPage({ contentErasedAt: erasedAt, delivery: 'download' })
    await expect.poll(shown).toContain(say(haveLeft, { day }))
    await expect.poll(shown).toContain(refusals['content-erased'].text[language])
    for (const gone of ['No Document', 'Write to us', 'Add a file', 'Your answers']) {
      expect(shown()).not.toContain(say(gone))
    }
    expect(document.querySelector('textarea, input[type=file], a[href^="/api/files"]')).toBeNull()
  })

  test('leave on a day that the office sees', async () => {
    const { say } = await openOffice({ contentLeavesOn: leaves })
    await expect.poll(shown).toContain(say(willLeave, { day }))
  })

  test('have left: the office sees since when, and no forms', async () => {
    const { say } = await openOffice({ contentErasedAt: erasedAt })
    await expect.poll(shown).toContain(say(haveLeft, { day }))
    for (const gone of ['No Document', 'No details given.', 'Keep documents']) {
      expect(shown()).not.toContain(say(gone))
    }
    expect(document.querySelector('main textarea, main input')).toBeNull()
  })

  test('are kept by an owner, who says why', async () => {
    const { say, commands } = await openOffice({ contentLeavesOn: leaves })
    await page.getByText(say('More'), { exact: true }).click()
    await page.getByRole('button', { name: say('Keep documents') }).click()
    const dialog = page.getByRole('alertdialog')
    await dialog.getByRole('textbox').fill('A dispute')
    await dialog.getByRole('button', { name: say('KEEP THEM') }).click()
    await expect.poll(commands).toHaveLength(1)
    expect(commands()[0]).toMatch(/^PUT .*\/hold$/)
    expect(bodies.at(-1)).toEqual({ isOnHold: true, reason: 'A dispute' })
    await expect.poll(shown).toContain(say('Documents and messages are kept'))
  })

  test('are kept until the owner ends the hold; all staff read the reason', async () => {
    const onHold = { isOnHold: true, holdReason: 'A dispute' }
    const line = 'An owner keeps the documents and messages: {reason}'
    const { say, commands } = await openOffice(onHold)
    await expect.poll(shown).toContain(say(line, { reason: 'A dispute' }))
    await page.getByText(say('More'), { exact: true }).click()
    await page.getByRole('button', { name: say('End the hold') }).click()
    await expect.poll(commands).toHaveLength(1)
    expect(bodies.at(-1)).toEqual({ isOnHold: false })
  })

  test('are not kept by an admin who is no owner', async () => {
    const { say } = await openOffice(
      { isOnHold: true, holdReason: 'A dispute' },
      {
        ...owner,
        isOwner: false,
      },
    )
    const line = 'An owner keeps the documents and messages: {reason}'
    await expect.poll(shown).toContain(say(line, { reason: 'A dispute' }))
    await page.getByText(say('More'), { exact: true }).click()
    expect(shown()).not.toContain(say('End the hold'))
  })
})
