import { describe, expect, test } from 'vitest'
import { grantableRoles, mapRoles, roleFlags, type RoleChange, type RoleFlags } from './roles.ts'
import type { Actor, Permission, Subject } from './permissions.ts'
import {
  isDeletable,
  keepsOwnerAdmin,
  may,
  mayChangeEmail,
  mayChangeFlags,
  mayDemote,
  permissions,
  missingSignInRequirement,
} from './permissions.ts'
import { signInRequirements } from './sign-in-requirements.ts'

/** Every list of this many truth values. */
function combinations(count: number): boolean[][] {
  return Array.from({ length: 2 ** count }, (_, bits) =>
    Array.from({ length: count }, (__, at) => (bits & (1 << at)) > 0),
  )
}

const requirements = [null, ...signInRequirements]

/** Every combination of the flags. */
const everyFlags: RoleFlags[] = Array.from({ length: 2 ** roleFlags.length }, (_, bits) =>
  mapRoles(roleFlags, (flag) => (bits & (1 << roleFlags.indexOf(flag))) > 0),
)
const everyChange: RoleChange[] = everyFlags.filter(({ isOwner }) => !isOwner)
const everyOther: Subject[] = everyFlags.map((flags) => Object.assign({ id: 'subject' }, flags))
const everyActor: Actor[] = requirements.flatMap((signInRequirement) =>
  everyFlags.map((flags) => Object.assign({ id: 'actor', signInRequirement }, flags)),
)

function holders(permission: Permission): Actor[] {
  return everyActor.filter((actor) => may(actor, permission))
}

const isSecure = ({ signInRequirement }: Actor) => signInRequirement === null
const translates = ({ isTranslator, isContractor }: Actor) => isTranslator || isContractor

describe('who has which permission', () => {
  test('a visitor has only the public permission', () => {
    const held = Object.keys(permissions).filter((name) => may(null, name as Permission))

    expect(held).toEqual(['anyone'])
  })

  test('everyone signed in has the public permission', () => {
    expect(holders('anyone')).toEqual(everyActor)
  })

  test('everyone signed in may manage their own sign-in, even a weak one', () => {
    expect(holders('own-sign-in')).toEqual(everyActor)
  })

  test('a weak sign-in has no other permission', () => {
    expect(holders('signed-in')).toEqual(everyActor.filter((actor) => !actor.signInRequirement))
  })

  test.each([
    'users.read',
    'users.edit',
    'users.delete',
    'services.edit',
    'settings.edit',
    'requests.list',
    'requests.process',
  ] as const)(
    '%s is for admins whose sign-in is strong enough, whatever other roles they have',
    (permission) => {
      const secureAdmins = everyActor
        .filter((actor) => actor.isAdmin)
        .filter((actor) => !actor.signInRequirement)

      expect(secureAdmins).toHaveLength(8)
      expect(holders(permission)).toEqual(secureAdmins)
    },
  )

  test('the desk is for translators and contractors whose sign-in is strong enough', () => {
    expect(holders('desk')).toEqual(everyActor.filter(isSecure).filter(translates))
  })

  test('translations are uploaded by admins, translators and contractors', () => {
    expect(holders('translations.upload')).toEqual(
      everyActor.filter(isSecure).filter((actor) => actor.isAdmin || translates(actor)),
    )
  })

  test('only an owner who is an admin assigns translators', () => {
    expect(holders('requests.assign')).toEqual(
      everyActor.filter(isSecure).filter(({ isAdmin, isOwner }) => isAdmin && isOwner),
    )
  })
})

/** Every actor with every subject and every change of roles. */
const everyEdit = everyActor.flatMap((actor) =>
  [...everyOther, actor].flatMap((subject) =>
    everyChange.map((change) => ({ actor, subject, change })),
  ),
)

describe('what an admin may change about a person', () => {
  test('nobody can remove their own admin flag, and only that is refused', () => {
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

  test("only an owner can change an owner's flags; unchanged flags are accepted", () => {
    const refused = everyEdit.filter(
      ({ actor, subject, change }) => !mayChangeFlags(actor, subject, change),
    )
    const differs = ({ subject, change }: (typeof everyEdit)[number]) =>
      grantableRoles.some((flag) => subject[flag] !== change[flag])

    expect(refused.length).toBeGreaterThan(0)
    expect(refused).toEqual(
      everyEdit
        .filter(({ subject }) => subject.isOwner)
        .filter(({ actor }) => !actor.isOwner)
        .filter(differs),
    )
  })

  test('an owner stays an admin; anyone else can lose the flag', () => {
    for (const subject of everyOther) {
      for (const change of everyChange) {
        const isLost = subject.isOwner && !change.isAdmin
        expect(keepsOwnerAdmin(subject, change)).toBe(!isLost)
      }
    }
  })

  test('only an owner can change the e-mail of an admin or an owner', () => {
    for (const actor of everyActor) {
      for (const subject of everyOther) {
        const isProtected = [subject.isAdmin, subject.isOwner].includes(true)
        expect(mayChangeEmail(actor, subject)).toBe(isProtected ? actor.isOwner : true)
      }
    }
  })

  test('anyone but an owner can be deleted', () => {
    expect(everyOther.filter(isDeletable)).toEqual(everyOther.filter(({ isOwner }) => !isOwner))
  })
})

describe("what a person's sign-in still needs", () => {
  const everySignIn = everyFlags.flatMap((flags) =>
    combinations(5).map(
      ([hasSecondFactor, hasPasskey, isByPasskey, passwordIsShort, staffNeedSecondFactor]) => ({
        flags,
        signIn: {
          hasSecondFactor: hasSecondFactor === true,
          hasPasskey: hasPasskey === true,
          isByPasskey: isByPasskey === true,
          passwordIsShort: passwordIsShort === true,
          staffNeedSecondFactor: staffNeedSecondFactor === true,
        },
      }),
    ),
  )
  const staff = everySignIn.filter(({ flags }) => Object.values(flags).includes(true))
  const missing = ({ flags, signIn }: (typeof everySignIn)[number]) =>
    missingSignInRequirement(flags, signIn)

  test("a customer's sign-in needs nothing more, even with a short password", () => {
    const customers = everySignIn.filter((one) => !staff.includes(one))

    expect(customers.map(missing)).toEqual(customers.map(() => null))
  })

  test('staff with a second factor, or signed in with a passkey, need nothing more', () => {
    const secure = staff.filter(({ signIn }) => signIn.hasSecondFactor || signIn.isByPasskey)

    expect(secure.map(missing)).toEqual(secure.map(() => null))
  })

  test('staff with the password alone need their factor if the office requires it, else a passphrase', () => {
    const weak = staff.filter(({ signIn }) => !signIn.hasSecondFactor && !signIn.isByPasskey)

    expect(weak).toHaveLength(120)
    expect(weak.map(missing)).toEqual(
      weak.map(({ signIn }) => {
        if (signIn.staffNeedSecondFactor) return signIn.hasPasskey ? 'passkey' : 'second-factor'
        return signIn.passwordIsShort ? 'password' : null
      }),
    )
  })
})
