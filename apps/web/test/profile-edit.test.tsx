import { problems } from '@kakehashi/contract/fields/problems'
import { noRoles } from '@kakehashi/domain/people/roles'
import { languages } from '@kakehashi/domain/language'
import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import ProfileEdit from '../app/portal/profile/profile-edit.tsx'
import { openScreen } from './open-screen.tsx'

const customer = {
  ...noRoles,
  _id: '01930000-0000-7000-8000-000000000001',
  firstName: 'Keiko',
  lastName: 'Higa',
  email: 'keiko@example.com',
  phone: '098-970-5555',
  branch: 'NAVY',
  createdAt: '2026-11-02T01:00:00.000Z',
  isEmailVerified: true,
  hasSecondFactor: false,
}

describe.each(languages)('editing one’s own profile (%s)', (language) => {
  const open = (stored: object = {}) =>
    openScreen({
      language,
      path: '/profile/edit',
      Component: ProfileEdit,
      reads: { '/api/users/profile': { ...customer, ...stored, language } },
    })

  test('new passwords that differ show an error and are not sent', async () => {
    const { say, sent } = await open()
    await page.getByLabelText(say('New password'), { exact: true }).fill('bridge over the sea')
    await page.getByLabelText(say('Confirm password'), { exact: true }).fill('something else')
    await page.getByRole('button', { name: say('SAVE') }).click()
    const summary = page.getByRole('alert')
    await expect
      .poll(() => summary.element().textContent)
      .toContain(problems['passwords-differ'][language])
    expect(summary.element().textContent).toContain(problems['current-password-required'][language])
    expect(sent).toEqual([])
  })

  test('the current password is asked for only to change the e-mail address or password', async () => {
    const { say } = await open()
    const current = page.getByLabelText(say('Current password'), { exact: true })
    await page.getByLabelText(say('First name'), { exact: true }).fill('Masako')
    await expect.element(current).not.toBeInTheDocument()
    await page.getByLabelText(say('E-mail'), { exact: true }).fill('masako@example.com')
    await expect.element(current).toBeVisible()
    await page.getByLabelText(say('E-mail'), { exact: true }).fill(customer.email)
    await expect.element(current).not.toBeInTheDocument()
  })

  test('a stored name in kanji may stay, but no other one may be chosen', async () => {
    const { say, sent } = await open({ firstName: '花子' })
    const firstName = page.getByLabelText(say('First name'), { exact: true })
    await firstName.fill('花江')
    await page.getByRole('button', { name: say('SAVE') }).click()
    const reason = problems['name-not-latin'][language]
    await expect.element(firstName).toHaveAccessibleDescription(expect.stringContaining(reason))
    expect(sent).toEqual([])
    await firstName.fill('花子')
    await page.getByLabelText(say('Phone'), { exact: true }).fill('098-970-5556')
    await page.getByRole('button', { name: say('SAVE') }).click()
    await expect.poll(() => sent).toEqual([`PUT ${location.origin}/api/users/profile`])
  })

  test('the branch can be changed, by the same names as at registration', async () => {
    const { say } = await open()
    const branch = page.getByLabelText(say('Branch'), { exact: true })
    await expect.element(branch).toHaveValue('NAVY')
    const names = [...branch.element().querySelectorAll('option')].map(({ text }) => text)
    expect(names).toContain(say('Air Force'))
    expect(names.filter((name) => /^[A-Z ]{3,}$/.test(name))).toEqual([])
    await userEvent.selectOptions(branch, 'AIR FORCE')
    await expect.element(branch).toHaveValue('AIR FORCE')
  })

  test('leaving the form with changes asks first', async () => {
    const { say, sent, router } = await open()
    const firstName = page.getByLabelText(say('First name'), { exact: true })
    await firstName.fill('Masako')
    await page.getByRole('link', { name: say('Cancel') }).click()
    await page.getByRole('button', { name: say('Stay here') }).click()
    await expect.element(firstName).toHaveValue('Masako')
    await page.getByRole('link', { name: say('Cancel') }).click()
    await page.getByRole('button', { name: say('Leave') }).click()
    await expect.poll(() => router.state.location.pathname).toBe('/profile/info')
    expect(sent).toEqual([])
  })
})
