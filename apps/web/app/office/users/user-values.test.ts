import { noRoles } from '@kakehashi/domain/people/roles'
import type { UserView } from '@kakehashi/contract/accounts/users'
import { expect, test } from 'vitest'
import { consequencesOf, toUserValues } from './user-values.ts'

const kenji: UserView = {
  _id: '0199a5a0-0000-7000-8000-000000000000',
  firstName: 'Kenji',
  lastName: 'Taira',
  email: 'kenji@example.com',
  phone: '090-0000-0000',
  branch: 'CIVILIAN',
  createdAt: '2026-01-01T00:00:00.000Z',
  ...noRoles,
  isTranslator: true,
  language: 'ja',
  isEmailVerified: true,
  hasSecondFactor: true,
}
const changed = (values: Partial<ReturnType<typeof toUserValues>>) =>
  consequencesOf(kenji, { ...toUserValues(kenji), ...values })

test('changing a name has no side effects', () => {
  expect(changed({ firstName: 'Ken' })).toMatchObject({ endsSessions: false, leavesDesk: false })
})

test('a new e-mail or a new role ends the sessions', () => {
  expect(changed({ email: 'taira@example.com' })).toMatchObject({
    isNewEmail: true,
    endsSessions: true,
  })
  expect(changed({ isAdmin: true })).toMatchObject({ isNewRole: true, endsSessions: true })
})

test('ignores case and surrounding spaces in the e-mail address', () => {
  expect(changed({ email: ' Kenji@Example.com ' }).isNewEmail).toBe(false)
})

test('contractors can still be assigned documents; users who are neither cannot', () => {
  expect(changed({ isTranslator: false, isContractor: true }).leavesDesk).toBe(false)
  expect(changed({ isTranslator: false }).leavesDesk).toBe(true)
})
