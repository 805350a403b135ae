import { readDraft, saveDraft } from '@kakehashi/browser/drafts'
import { clearUserInfo, saveUserInfo } from '@kakehashi/browser/user-info'
import { languages } from '@kakehashi/domain/language'
import { noRoles } from '@kakehashi/domain/people/roles'
import { afterEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import SubmitRequest from '../app/portal/request-form/submit-request.tsx'
import { blankRequest } from '../app/portal/request-form/request-values.ts'
import { openScreen } from './open-screen.tsx'
import { keikosRequest } from './sample-customer.ts'

const person = '01930000-0000-7000-8000-000000000001'
const service = { _id: '1', name: 'Legal', slug: 'legal', description: '', usualWorkingDays: 3 }

const isToBeSent = () => readDraft(person, 'order')['isToBeSent']

afterEach(clearUserInfo)

describe.each(languages)(
  'a request that was pressed before the page was loaded (%s)',
  (language) => {
    const open = (values: Partial<typeof blankRequest>, answer?: () => Promise<Response>) =>
      openScreen({
        language,
        ...(answer && { answer }),
        path: '/submitrequest',
        Component: SubmitRequest,
        reads: { '/api/services': [service], '/api/closures': [] },
        store: () => {
          saveUserInfo({
            ...noRoles,
            _id: person,
            firstName: 'Keiko',
            lastName: 'Higa',
            email: 'keiko@example.com',
            phone: '098-970-5555',
            language,
          })
          saveDraft(person, 'order', {
            key: 'key-1',
            link: '',
            values: { ...blankRequest, requestItem: 'Legal', ...values },
            isToBeSent: true,
          })
        },
      })

    test('is sent again by itself, until the customer cancels', async () => {
      const { say, sent } = await open({ details: 'Two pages' })
      const requests = () => sent.filter((call) => /^POST .*[/]api[/]requests$/.test(call))
      await expect.poll(() => requests().length).toBe(1)
      await expect.element(page.getByText(say('Not sent yet'), { exact: true })).toBeVisible()
      await expect.poll(() => requests().length, { timeout: 10_000 }).toBe(2)
      expect(isToBeSent()).toBe(true)
      await page.getByRole('button', { name: say('Do not send yet') }).click()
      await expect
        .element(page.getByText(say('Not sent yet'), { exact: true }))
        .not.toBeInTheDocument()
      expect(isToBeSent()).toBe(false)
      await new Promise((resolve) => setTimeout(resolve, 7_000))
      expect(requests()).toHaveLength(2)
    }, 30_000)

    test('shows that it is being sent, and not the form, until the server has answered', async () => {
      const reply = Promise.withResolvers<void>()
      const { say, router } = await open({ details: 'Two pages' }, async () => {
        await reply.promise
        return Response.json(keikosRequest())
      })
      await expect.element(page.getByText(say('Sending your request…'))).toBeVisible()
      const draftNotice = page.getByText(say('We saved your answers from last time.'))
      await expect.element(draftNotice).not.toBeInTheDocument()
      await expect.element(page.getByRole('combobox').first()).not.toBeInTheDocument()
      reply.resolve()
      await expect
        .poll(() => router.state.location.pathname)
        .toBe(`/request/${keikosRequest()._id}`)
    })

    test('is not sent if an answer is no longer valid, and says so', async () => {
      const { say, sent } = await open({ neededBy: '2020-01-01' })
      await expect
        .element(page.getByText(say('Check your answers, then press SEND REQUEST again.')))
        .toBeVisible()
      expect(sent.filter((call) => call.startsWith('POST'))).toEqual([])
      expect(isToBeSent()).toBe(true)
    })
  },
)
