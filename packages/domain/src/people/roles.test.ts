import { describe, expect, test } from 'vitest'
import type { RoleFlags } from './roles.ts'
import { branches, findSources } from './people.ts'
import { isAssignable, isStaff, noRoles } from './roles.ts'

const flagNames = ['isAdmin', 'isOwner', 'isTranslator', 'isContractor'] as const

/** All sixteen combinations of the four flags. */
const everyPerson: RoleFlags[] = Array.from({ length: 16 }, (_, bits) => ({
  isAdmin: (bits & 1) > 0,
  isOwner: (bits & 2) > 0,
  isTranslator: (bits & 4) > 0,
  isContractor: (bits & 8) > 0,
}))

function named(flags: RoleFlags): string {
  return flagNames.filter((name) => flags[name]).join(', ') || 'nothing'
}

describe('anyone with a role flag is staff', () => {
  test.each(everyPerson.map((flags) => ({ name: named(flags), flags })))('$name', ({ flags }) => {
    const set = flagNames.filter((name) => flags[name])

    expect(isStaff(flags)).toBe(set.length > 0)
  })
})

describe('requests are assigned to translators and contractors, not to admins', () => {
  test.each(everyPerson.map((flags) => ({ name: named(flags), flags })))('$name', ({ flags }) => {
    const expected = [flags.isTranslator, flags.isContractor].includes(true)

    expect(isAssignable(flags)).toBe(expected)
  })
})

test('a new user has no role flags', () => {
  expect(noRoles).toEqual({
    isAdmin: false,
    isOwner: false,
    isTranslator: false,
    isContractor: false,
  })
})

test('the form offers eight branches and seven referral sources, in this order', () => {
  expect(branches.join(' / ')).toBe(
    'ARMY / NAVY / MARINES / COAST GUARD / AIR FORCE / SPACE FORCE / CIVILIAN / OTHER',
  )
  expect(findSources.join(' / ')).toBe(
    'USO / LEGAL OFFICE / FRIENDS / COLLEAGUES / FACEBOOK / FLYER / OTHER',
  )
})
