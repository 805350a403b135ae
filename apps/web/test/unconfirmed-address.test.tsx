import { languages } from '@kakehashi/domain/language'
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { UnconfirmedAddress } from '../app/account/unconfirmed-address.tsx'
import SubmitRequest from '../app/portal/request-form/submit-request.tsx'
import { openScreen } from './open-screen.tsx'
import { keiko } from './sample-customer.ts'

const waiting = { items: [], requests: 0 }
const title = 'Please confirm your e-mail address'

describe.each(languages)('an e-mail address that is not confirmed (%s)', (language) => {
  const open = (unconfirmedEmail?: string, user = keiko) =>
    openScreen({
      language,
      path: '/submitrequest',
      Component: UnconfirmedAddress,
      user,
      reads: {
        '/api/requests/waiting': { ...waiting, ...(unconfirmedEmail && { unconfirmedEmail }) },
      },
    })

  test('is named, and the link can be sent again or the address changed', async () => {
    const { say, sent } = await open(keiko.email)
    await expect.element(page.getByText(say(title))).toBeVisible()
    await expect.element(page.getByText(keiko.email)).toBeVisible()
    await expect
      .element(page.getByRole('link', { name: say('Change the address') }))
      .toHaveAttribute('href', '/profile/edit')
    await page.getByRole('button', { name: say('Send the link again') }).click()
    await expect.poll(() => sent).toEqual([`POST ${location.origin}/api/users/email/verification`])
  })

  test('is not mentioned once it is confirmed, nor to staff', async () => {
    const { say } = await open()
    expect(page.getByText(say(title)).elements()).toHaveLength(0)
    await open(keiko.email, { ...keiko, isAdmin: true })
    expect(page.getByText(say(title)).elements()).toHaveLength(0)
  })

  test('is mentioned on the request form', async () => {
    const service = {
      _id: '01930000-0000-7000-8000-000000000003',
      name: 'Legal',
      slug: 'legal',
      description: '',
      usualWorkingDays: 1,
    }
    const { say } = await openScreen({
      language,
      path: '/submitrequest',
      Component: SubmitRequest,
      user: keiko,
      reads: {
        '/api/requests/waiting': { ...waiting, unconfirmedEmail: keiko.email },
        '/api/services': [service],
        '/api/closures': [],
      },
    })
    await expect.element(page.getByText(say(title))).toBeVisible()
  })
})
