import type { RoleChange, RoleFlags } from './people.ts'
import { isAssignable, isSameRoles, isStaff } from './people.ts'

/**
 * Every permission an endpoint can demand, and who holds it. This table is the only place
 * that decides by role; rules about one particular person or paper stand below it.
 */
export const permissions = {
  /** Open to the whole world. */
  anyone: () => true,
  /** Anyone signed in, whose sign-in is strong enough for what they are. */
  'signed-in': (actor) => actor !== null && actor.mustStrengthen === null,
  /** One's own sign-in: also open to those who have to strengthen it first. */
  'own-sign-in': (actor) => actor !== null,
  'users.read': isSettledAdmin,
  'users.edit': isSettledAdmin,
  'users.delete': isSettledAdmin,
  'services.edit': isSettledAdmin,
  /** The days on which the office stays closed. */
  'closures.edit': isSettledAdmin,
  'requests.create': (actor) => actor !== null && actor.mustStrengthen === null,
  /** Everyone's requests: the lists, the search, the figures. */
  'requests.list': isSettledAdmin,
  /** Finished translations come from the office and from those who translate. */
  'translations.upload': (actor) => isSettledAdmin(actor) || isSettledTranslator(actor),
  /** What moves a request on, beside what its customer and its translator may do themselves. */
  'requests.process': isSettledAdmin,
  'requests.assign': (actor) => isSettledAdmin(actor) && actor?.isOwner === true,
  /** The requests that were given to oneself to translate. */
  desk: isSettledTranslator,
} as const satisfies Record<string, (actor: Actor | null) => boolean>

export type Permission = keyof typeof permissions

/** Whoever makes a call. A visitor is null. */
export interface Actor extends RoleFlags {
  readonly id: string
  /** Set while a staff member's sign-in is weaker than the office demands. */
  readonly mustStrengthen: Strengthening | null
}

/** What a staff member has to do before they may see anyone's papers. */
export type Strengthening = 'second-factor' | 'password'

export function may(actor: Actor | null, permission: Permission): boolean {
  return permissions[permission](actor)
}

function isSettledAdmin(actor: Actor | null): boolean {
  return actor !== null && actor.mustStrengthen === null && actor.isAdmin
}

function isSettledTranslator(actor: Actor | null): boolean {
  return actor !== null && actor.mustStrengthen === null && isAssignable(actor)
}

/** A person as the rules below see them. */
export interface Subject extends RoleFlags {
  readonly id: string
}

/** Nobody can take away their own admin flag: the office would be locked out by a slip. */
export function mayDemote(actor: Actor, subject: Subject, change: RoleChange): boolean {
  return !(actor.id === subject.id && subject.isAdmin && !change.isAdmin)
}

/** An owner's flags are changed by an owner only. */
export function mayChangeFlags(actor: Actor, subject: Subject, change: RoleChange): boolean {
  return isSameRoles(subject, change) || !subject.isOwner || actor.isOwner
}

/** An owner is always an admin. */
export function keepsOwnerAdmin(subject: Subject, change: RoleChange): boolean {
  return !subject.isOwner || change.isAdmin
}

/** Whoever controls an admin's mailbox can reset their password, so only an owner moves it. */
export function mayChangeEmail(actor: Actor, subject: Subject): boolean {
  return actor.isOwner || !(subject.isAdmin || subject.isOwner)
}

/** An owner is not removed from a screen: the office would lose whoever answers for it. */
export function isDeletable(subject: Subject): boolean {
  return !subject.isOwner
}

/** What a staff member's sign-in still lacks, given what the office demands. */
export function strengtheningFor(
  flags: RoleFlags,
  signIn: { hasSecondFactor: boolean; passwordIsShort: boolean; staffNeedSecondFactor: boolean },
): Strengthening | null {
  if (!isStaff(flags) || signIn.hasSecondFactor) return null
  if (signIn.staffNeedSecondFactor) return 'second-factor'
  return signIn.passwordIsShort ? 'password' : null
}
