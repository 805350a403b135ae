import { describe, expect, test } from 'vitest'
import { branches, findSources } from './people.ts'
import { isAssignable, isStaff, mapRoles, noRoles, roleFlags, type RoleFlags } from './roles.ts'

/** Every combination of the flags. */
const everyPerson: RoleFlags[] = Array.from({ length: 2 ** roleFlags.length }, (_, bits) =>
  mapRoles(roleFlags, (flag) => (bits & (1 << roleFlags.indexOf(flag))) > 0),
)

function named(flags: RoleFlags): string {
  return roleFlags.filter((name) => flags[name]).join(', ') || 'nothing'
}

describe('anyone with a role flag is staff', () => {
  test.each(everyPerson.map((flags) => ({ name: named(flags), flags })))('$name', ({ flags }) => {
    const set = roleFlags.filter((name) => flags[name])

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
  expect(Object.values(noRoles)).toEqual(roleFlags.map(() => false))
})

test('the form offers eight branches and seven referral sources, in this order', () => {
  expect(branches.join(' / ')).toBe(
    'ARMY / NAVY / MARINES / COAST GUARD / AIR FORCE / SPACE FORCE / CIVILIAN / OTHER',
  )
  expect(findSources.join(' / ')).toBe(
    'USO / LEGAL OFFICE / FRIENDS / COLLEAGUES / FACEBOOK / FLYER / OTHER',
  )
})
