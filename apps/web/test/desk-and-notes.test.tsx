import type { RequestDetail } from '@kakehashi/contract/requests/request-view'
import { languages } from '@kakehashi/domain/language'
import { stages } from '@kakehashi/domain/request/stage'
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { AskOffice } from '../app/desk/ask-office.tsx'
import { ReturnedNote } from '../app/desk/returned-note.tsx'
import { Withdraw } from '../app/desk/withdraw.tsx'
import { useTask } from '../app/desk/use-task.ts'
import { RequestPage } from '../app/portal/request/request-page.tsx'
import { CustomerDetails } from '../app/request/customer-details.tsx'
import { TranslationForm } from '../app/request/documents/translation-form.tsx'
import { MessageThread } from '../app/request/messages/message-thread.tsx'
import { Notes } from '../app/request/notes/notes.tsx'
import type { DeskRequest, OfficeRequest } from '../app/request/request-views.ts'
import { openScreen } from './open-screen.tsx'
import { officeRequest as sampleOffice } from './sample-request.ts'
import { keikosRequest } from './sample-customer.ts'

const reads = { '/api/closures': [], '/api/services': [] }
const asked = '2026-11-16T01:00:00.000Z'

function question(comment: string): OfficeRequest['notes'][number] {
  return {
    _id: '01930000-0000-7000-8000-000000000009',
    name: 'Toru Honda',
    comment,
    createdAt: asked,
    isSystem: false,
    audience: 'translator',
    isQuestion: true,
  }
}

function deskRequest(change: Partial<DeskRequest> = {}): DeskRequest {
  const request = keikosRequest({ stage: 'translate' })
  const { email: _, phone: __, unread: ___, waiting: ____, inbox: _____, ...seen } = request
  return { ...seen, reader: 'desk', isOverdue: false, notes: [], ...change }
}

function officeRequest(change: Partial<OfficeRequest> = {}): OfficeRequest {
  return sampleOffice({ stage: 'translate', ...change })
}

describe.each(languages)('notes (%s)', (language) => {
  const show = (request: DeskRequest | OfficeRequest) =>
    openScreen({ language, path: '/notes', reads, Component: () => <Notes request={request} /> })

  test('say who reads them before they are sent, the office alone unless chosen', async () => {
    const { say } = await show(officeRequest({ translatorName: 'Toru Honda' }))
    const audience = page.getByLabelText(say('Who reads it'))
    await expect.element(audience).toHaveValue('office')
    await expect.element(page.getByText(say('Only the office reads it.'))).toBeVisible()
    await audience.selectOptions('translator')
    await expect.element(page.getByText('Toru Honda', { exact: false })).toBeVisible()
  })

  test('mark an open question, and one press prepares the answer for the translator', async () => {
    const notes = [question('Is it Itoh or Ito?')]
    const { say } = await show(officeRequest({ askedAt: asked, notes }))
    await expect.element(page.getByText(say('Question from the translator'))).toBeVisible()
    await page.getByRole('button', { name: say('Answer') }).click()
    await expect.element(page.getByLabelText(say('Who reads it'))).toHaveValue('translator')
    await expect.element(page.getByPlaceholder(say('Leave a comment...'))).toHaveFocus()
  })
})

describe.each(languages)('the desk (%s)', (language) => {
  const show = (Component: () => React.ReactNode) =>
    openScreen({ language, path: '/desk/1', reads, Component })

  test('says when and why work was returned', async () => {
    const returned = { at: '2026-11-13T01:00:00.000Z', reason: 'A date is wrong' }
    await show(() => <ReturnedNote request={deskRequest({ returned })} />)
    await expect.element(page.getByText('A date is wrong')).toBeVisible()
    await expect
      .element(page.getByText(language === 'en' ? '13 Nov, 2026' : '11月13日', { exact: false }))
      .toBeVisible()
  })

  test('offers a question to the office, and says that it waits for an answer', async () => {
    const { say } = await show(() => <AskOffice request={deskRequest({ askedAt: asked })} />)
    await expect.element(page.getByLabelText(say('Ask the office'))).toBeVisible()
    await expect
      .element(page.getByText(say('Your question has not been answered yet.')))
      .toBeVisible()
  })

  test('offers neither a question nor to take a file back once the request is cancelled', async () => {
    const cancelled = deskRequest({ closedAt: asked, can: [] })
    await show(() => (
      <>
        <p>My desk</p>
        <AskOffice request={cancelled} />
        <Withdraw request={cancelled} />
      </>
    ))
    await expect.element(page.getByText('My desk')).toBeVisible()
    expect(document.querySelector('textarea, button[type="submit"]')).toBeNull()
  })

  test('lets a file be taken back while the server allows it', async () => {
    const review = deskRequest({ stage: 'review', can: ['withdrawTranslation'] })
    const { say } = await show(() => <Withdraw request={review} />)
    await expect.element(page.getByRole('button', { name: say('TAKE IT BACK') })).toBeVisible()
  })
})

describe.each(languages)('a request of a deleted customer (%s)', (language) => {
  test('has no link to them and no SEND, but the day and the phone number', async () => {
    const request = officeRequest({ customerDeletedAt: '2026-11-13T01:00:00.000Z' })
    const { say } = await openScreen({
      language,
      path: '/admin/quote/1',
      reads,
      Component: () => (
        <>
          <CustomerDetails request={request} />
          <MessageThread request={request} />
        </>
      ),
    })
    await expect.element(page.getByText(request.phone)).toBeVisible()
    expect(document.querySelector('a[href^="/admin/user/"]')).toBeNull()
    await expect.element(page.getByRole('button', { name: say('SEND') })).not.toBeInTheDocument()
  })
})

function Task() {
  const request = deskRequest({ serviceKind: 'interpretation' })
  return (
    <>
      <h2>{useTask(request).what}</h2>
      <TranslationForm request={request} onWaiting={() => {}} onSubmitted={() => {}} />
    </>
  )
}

describe.each(languages)('an interpretation (%s)', (language) => {
  const payments = { paid: 60, 'with a balance': 20 }
  const pages = stages.flatMap((stage) =>
    Object.entries(payments).map(([payment, paidAmount]) => ({ stage, payment, paidAmount })),
  )
  test.each(pages)(
    'is not called a translation on the page of the customer: $stage, $payment',
    async ({ stage, paidAmount }) => {
      const price = stage === 'quote' ? {} : { totalPrice: 60, paidAmount }
      const request: RequestDetail = keikosRequest({
        serviceKind: 'interpretation',
        requestItem: 'Interpretation',
        stage,
        can: ['changeDelivery'],
        ...price,
      })
      await openScreen({
        language,
        path: '/request/1',
        reads,
        Component: () => (
          <RequestPage
            request={request}
            trouble={undefined}
            onRetry={() => {}}
            isRetrying={false}
          />
        ),
      })
      await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()

      expect(document.body.innerText).not.toMatch(/translat|翻訳/i)
    },
  )

  test('is not called a translation on the desk', async () => {
    const { say } = await openScreen({ language, path: '/desk/1', reads, Component: Task })
    await expect.element(page.getByRole('button', { name: say('SUBMIT RECORD') })).toBeVisible()

    expect(document.body.innerText).not.toMatch(/translat|翻訳/i)
  })
})
