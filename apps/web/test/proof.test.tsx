import type { ProofReply } from '@kakehashi/contract/requests/proof-view'
import type { ProofState } from '@kakehashi/domain/request/proof'
import { formatWeekdayAndDate } from '@kakehashi/domain/calendar/day-text'
import { languages, type Language } from '@kakehashi/domain/language'
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { ReadProof } from '../app/portal/proof/read-proof.tsx'
import type { CustomerRequest } from '../app/request/request-views.ts'
import { openScreen } from './open-screen.tsx'
import { keiko, keikosRequest } from './sample-customer.ts'

const promisedOn = '2026-11-24'
const inReview = keikosRequest({
  stage: 'review',
  isQuoted: true,
  isPaid: true,
  isTranslated: true,
  totalPrice: 45,
  paidAmount: 45,
  promisedOn,
  can: [],
})

function open(language: Language, state: ProofState, request: CustomerRequest = inReview) {
  const reply: ProofReply = {
    request: request._id,
    proof: {
      _id: '01930000-0000-7000-8000-00000000000a',
      state,
      sentAt: '2026-11-19T02:00:00.000Z',
      ...(state !== 'sent' && { answeredAt: '2026-11-19T03:00:00.000Z' }),
      pages: 0,
      lines: [],
    },
    remarks: [],
    can: ['ask', 'approve'],
  }
  return openScreen({
    language,
    path: `/request/${request._id}/proof`,
    Component: () => <ReadProof reply={reply} />,
    user: keiko,
    reads: {
      '/api/closures': [],
      [`/api/requests/${request._id}`]: request,
      [`/api/requests/${request._id}/names`]: {
        request: request._id,
        entries: [],
        can: [],
        readsPhotos: false,
      },
    },
  })
}

describe.each(languages)('a proof copy that the customer has answered (%s)', (language) => {
  const day = formatWeekdayAndDate(promisedOn, language)

  test.each(['approved', 'change-asked', 'replaced'] as const)(
    'says when the translation will be ready: %s',
    async (state) => {
      await open(language, state)
      await expect.element(page.getByText(day)).toBeVisible()
    },
  )

  test('says nothing of it while the customer has to read', async () => {
    const { say } = await open(language, 'sent')
    await expect.element(page.getByText(say('Three things to look at'))).toBeVisible()
    await expect.element(page.getByText(day)).not.toBeInTheDocument()
  })

  test('promises no day that has passed', async () => {
    const { say } = await open(language, 'approved', {
      ...inReview,
      stage: 'delivery',
      isReviewed: true,
    })
    await expect.element(page.getByText(say('Three things to look at'))).toBeVisible()
    await expect.element(page.getByText(day)).not.toBeInTheDocument()
  })
})
