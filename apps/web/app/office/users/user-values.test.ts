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
  isAdmin: false,
  isOwner: false,
  isTranslator: true,
  isContractor: false,
  language: 'ja',
  isEmailVerified: true,
  hasSecondFactor: true,
}
const changed = (values: Partial<ReturnType<typeof toUserValues>>) =>
  consequencesOf(kenji, { ...toUserValues(kenji), ...values })

test('a name can change without anybody noticing', () => {
  expect(changed({ firstName: 'Ken' })).toMatchObject({ endsSessions: false, leavesDesk: false })
})

test('a new e-mail or a new role ends the sessions', () => {
  expect(changed({ email: 'taira@example.com' })).toMatchObject({
    isNewEmail: true,
    endsSessions: true,
  })
  expect(changed({ isAdmin: true })).toMatchObject({ isNewRole: true, endsSessions: true })
})

test('an address written in capitals is the same address', () => {
  expect(changed({ email: ' Kenji@Example.com ' }).isNewEmail).toBe(false)
})

test('a translator who becomes a contractor keeps the desk; one who becomes neither leaves it', () => {
  expect(changed({ isTranslator: false, isContractor: true }).leavesDesk).toBe(false)
  expect(changed({ isTranslator: false }).leavesDesk).toBe(true)
})
