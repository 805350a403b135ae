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
const changed = (values: Partial<ReturnType<typeof toUserValues>>, isOwner = true) =>
  consequencesOf(kenji, { ...toUserValues(kenji), ...values }, { isOwner })

test('changing a name has no side effects', () => {
  expect(changed({ firstName: 'Ken' })).toMatchObject({ endsSessions: false, leavesDesk: false })
})

test('a new role ends the sessions; a new e-mail waits until it is confirmed', () => {
  expect(changed({ email: 'taira@example.com' })).toMatchObject({
    isNewEmail: true,
    endsSessions: false,
  })
  expect(changed({ isAdmin: true })).toMatchObject({ isNewRole: true, endsSessions: true })
})

test('an admin’s promotion to admin waits for an owner and ends no session yet', () => {
  expect(changed({ isAdmin: true }, false)).toMatchObject({ isProposal: true, endsSessions: false })
  expect(changed({ isAdmin: true, isContractor: true }, false).endsSessions).toBe(true)
  expect(changed({ isContractor: true }, false).isProposal).toBe(false)
})

test('ignores case and surrounding spaces in the e-mail address', () => {
  expect(changed({ email: ' Kenji@Example.com ' }).isNewEmail).toBe(false)
})

test('contractors can still be assigned documents; users who are neither cannot', () => {
  expect(changed({ isTranslator: false, isContractor: true }).leavesDesk).toBe(false)
  expect(changed({ isTranslator: false }).leavesDesk).toBe(true)
})
