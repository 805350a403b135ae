import { readDraft, saveDraft } from '@kakehashi/browser/drafts'
import { clearUserInfo, saveUserInfo } from '@kakehashi/browser/user-info'
import { languages } from '@kakehashi/domain/language'
import { noRoles } from '@kakehashi/domain/people/roles'
import { afterEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import SubmitRequest from '../app/portal/request-form/submit-request.tsx'
import { blankRequest } from '../app/portal/request-form/request-values.ts'
import { openScreen } from './open-screen.tsx'

const person = '01930000-0000-7000-8000-000000000001'
const service = { _id: '1', name: 'Legal', slug: 'legal', description: '', usualWorkingDays: 3 }

const isToBeSent = () => readDraft(person, 'order')['isToBeSent']

afterEach(clearUserInfo)

describe.each(languages)(
  'a request that was pressed before the page was loaded (%s)',
  (language) => {
    const open = (values: Partial<typeof blankRequest>) =>
      openScreen({
        language,
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
