import { describe, expect, test } from 'vitest'
import type { RoleChange, RoleFlags } from './people.ts'
import type { Actor, Permission, Strengthening, Subject } from './permissions.ts'
import {
  isDeletable,
  keepsOwnerAdmin,
  may,
  mayChangeEmail,
  mayChangeFlags,
  mayDemote,
  permissions,
  strengtheningFor,
} from './permissions.ts'

const bools = [false, true]
const strengthenings: (Strengthening | null)[] = [null, 'password', 'second-factor']

/** All sixteen ways a person can carry the four flags. */
const everyFlags: RoleFlags[] = Array.from({ length: 16 }, (_, bits) => ({
  isAdmin: (bits & 1) > 0,
  isOwner: (bits & 2) > 0,
  isTranslator: (bits & 4) > 0,
  isContractor: (bits & 8) > 0,
}))
const everyChange: RoleChange[] = everyFlags.filter(({ isOwner }) => !isOwner)
const everyOther: Subject[] = everyFlags.map((flags) => Object.assign({ id: 'subject' }, flags))
const everyActor: Actor[] = strengthenings.flatMap((mustStrengthen) =>
  everyFlags.map((flags) => Object.assign({ id: 'actor', mustStrengthen }, flags)),
)

function holders(permission: Permission): Actor[] {
  return everyActor.filter((actor) => may(actor, permission))
}

describe('who holds which permission', () => {
  test('a visitor holds nothing but what is open to anyone', () => {
    const held = Object.keys(permissions).filter((name) => may(null, name as Permission))

    expect(held).toEqual(['anyone'])
  })

  test('what is open to anyone is open to everyone signed in, too', () => {
    expect(holders('anyone')).toEqual(everyActor)
  })

  test("one's own sign-in is open to everyone signed in, whatever it still lacks", () => {
    expect(holders('own-sign-in')).toEqual(everyActor)
  })

  test('the rest waits until the sign-in is strong enough', () => {
    expect(holders('signed-in')).toEqual(everyActor.filter((actor) => !actor.mustStrengthen))
  })

  test.each(['users.read', 'users.edit', 'users.delete'] as const)(
    '%s is for admins whose sign-in is strong enough, whatever else they are',
    (permission) => {
      const settledAdmins = everyActor
        .filter((actor) => actor.isAdmin)
        .filter((actor) => !actor.mustStrengthen)

      expect(settledAdmins).toHaveLength(8)
      expect(holders(permission)).toEqual(settledAdmins)
    },
  )
})

/** Every actor with every subject and every change of roles. */
const everyEdit = everyActor.flatMap((actor) =>
  [...everyOther, actor].flatMap((subject) =>
    everyChange.map((change) => ({ actor, subject, change })),
  ),
)

describe('what an admin may change of a person', () => {
  test('nobody takes away their own admin flag, and only that is refused', () => {
    const refused = everyEdit.filter(
      ({ actor, subject, change }) => !mayDemote(actor, subject, change),
    )

    expect(refused.length).toBeGreaterThan(0)
    expect(refused).toEqual(
      everyEdit
        .filter(({ actor, subject }) => actor.id === subject.id)
        .filter(({ subject, change }) => subject.isAdmin && !change.isAdmin),
    )
  })

  test("an owner's flags are changed by an owner only; sending them unchanged is no change", () => {
    const refused = everyEdit.filter(
      ({ actor, subject, change }) => !mayChangeFlags(actor, subject, change),
    )
    const differs = ({ subject, change }: (typeof everyEdit)[number]) =>
      (['isAdmin', 'isTranslator', 'isContractor'] as const).some(
        (flag) => subject[flag] !== change[flag],
      )

    expect(refused.length).toBeGreaterThan(0)
    expect(refused).toEqual(
      everyEdit
        .filter(({ subject }) => subject.isOwner)
        .filter(({ actor }) => !actor.isOwner)
        .filter(differs),
    )
  })

  test('an owner is always an admin; of anyone else the flag can be taken', () => {
    for (const subject of everyOther) {
      for (const change of everyChange) {
        const isLost = subject.isOwner && !change.isAdmin
        expect(keepsOwnerAdmin(subject, change)).toBe(!isLost)
      }
    }
  })

  test('only an owner moves the e-mail of an admin or an owner', () => {
    for (const actor of everyActor) {
      for (const subject of everyOther) {
        const isProtected = [subject.isAdmin, subject.isOwner].includes(true)
        expect(mayChangeEmail(actor, subject)).toBe(isProtected ? actor.isOwner : true)
      }
    }
  })

  test('anyone but an owner can be removed', () => {
    expect(everyOther.filter(isDeletable)).toEqual(everyOther.filter(({ isOwner }) => !isOwner))
  })
})

describe("what a person's sign-in still lacks", () => {
  const everySignIn = everyFlags.flatMap((flags) =>
    bools.flatMap((hasSecondFactor) =>
      bools.flatMap((passwordIsShort) =>
        bools.map((staffNeedSecondFactor) => ({
          flags,
          signIn: { hasSecondFactor, passwordIsShort, staffNeedSecondFactor },
        })),
      ),
    ),
  )
  const staff = everySignIn.filter(({ flags }) => Object.values(flags).includes(true))
  const lacks = ({ flags, signIn }: (typeof everySignIn)[number]) => strengtheningFor(flags, signIn)

  test('a customer lacks nothing, however short the password', () => {
    const customers = everySignIn.filter((one) => !staff.includes(one))

    expect(customers.map(lacks)).toEqual(customers.map(() => null))
  })

  test('staff with a second factor lack nothing', () => {
    const safe = staff.filter(({ signIn }) => signIn.hasSecondFactor)

    expect(safe.map(lacks)).toEqual(safe.map(() => null))
  })

  test('staff without one need it where the office demands it, else a passphrase', () => {
    const weak = staff.filter(({ signIn }) => !signIn.hasSecondFactor)

    expect(weak).toHaveLength(60)
    expect(weak.map(lacks)).toEqual(
      weak.map(({ signIn }) => {
        if (signIn.staffNeedSecondFactor) return 'second-factor'
        return signIn.passwordIsShort ? 'password' : null
      }),
    )
  })
})
