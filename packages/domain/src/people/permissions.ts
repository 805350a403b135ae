import { isSameEmail } from './people.ts'
import type { RoleChange, RoleFlags } from './roles.ts'
import { grantableRoles, isAssignable, isSameRoles, isStaff } from './roles.ts'
import type { SignInRequirement } from './sign-in-requirements.ts'

/**
 * Every permission an endpoint can require, and who has it. This table is the only place
 * that decides by role; rules about one particular person are below it.
 */
export const permissions = {
  /** Public. */
  anyone: () => true,
  /** Anyone signed in, except staff whose sign-in is too weak. */
  'signed-in': (actor) => actor !== null && actor.signInRequirement === null,
  /** Everything that is stored about oneself, in one file. */
  'own-data.export': (actor) => actor !== null && actor.signInRequirement === null,
  /** Managing one's own sign-in: also for staff whose sign-in is too weak. */
  'own-sign-in': (actor) => actor !== null,
  /** Adding a way to sign in: not with the password alone, if the office wants the passkey too. */
  'own-second-factor.start': isWithoutPasskeyDue,
  'own-passkeys.edit': isWithoutPasskeyDue,
  'users.read': isSecureAdmin,
  'users.edit': isSecureAdmin,
  /** Also restoring people who were deleted a short time ago. */
  'users.delete': isSecureAdmin,
  'services.edit': isSecureAdmin,
  /** Settings with a screen, such as the days on which the office is closed. */
  'settings.edit': isSecureAdmin,
  /** What the office says about itself, before it is published. */
  'office.describe': (actor) => isSecureAdmin(actor) && actor?.isOwner === true,
  'office.publish': (actor) => isSecureAdmin(actor) && actor?.isOwner === true,
  /** The test mail, which comes before the first owner can set up a second factor. */
  'office.set-up': (actor) => actor?.isOwner === true,
  'requests.create': (actor) => actor !== null && actor.signInRequirement === null,
  /** All requests: lists, search and statistics. */
  'requests.list': isSecureAdmin,
  /** Admins, translators and contractors can upload translations. */
  'translations.upload': (actor) => isSecureAdmin(actor) || isSecureTranslator(actor),
  /** Processing a request, beyond what its customer and translator may do. */
  'requests.process': isSecureAdmin,
  'requests.assign': mayAssign,
  /** Opening, closing and counting the till. */
  'till.use': isSecureAdmin,
  /** What was received and what is owed. */
  'money.read': isSecureAdmin,
  /** What contractors get for a request: all of it for whoever assigns, else only one's own. */
  'pay.read': (actor) => mayAssign(actor) || isSecureTranslator(actor),
  /** The statements of all contractors, and what was paid to them. */
  'pay.manage': (actor) => isSecureAdmin(actor) && actor?.isOwner === true,
  /** The books of each month, asking for exports, and what was imported. */
  'books.read': (actor) => isSecureAdmin(actor) && actor?.isOwner === true,
  'books.close': (actor) => isSecureAdmin(actor) && actor?.isOwner === true,
  /** Bringing customers and past requests in from a file, and taking them out again. */
  'imports.make': (actor) => isSecureAdmin(actor) && actor?.isOwner === true,
  /** Fetching an export, which has everybody's data. */
  'exports.fetch': (actor) => isSecureAdmin(actor) && actor?.isOwner === true,
  /** What the office took and did in a period, and how it compares. */
  'figures.read': (actor) => isSecureAdmin(actor) && actor?.isOwner === true,
  /** The terms and sentences that the office translates with. */
  'glossary.read': (actor) => isSecureAdmin(actor) || isSecureTranslator(actor),
  'glossary.edit': (actor) => isSecureAdmin(actor) || isSecureTranslator(actor),
  /** Archiving terms, and exchanging all of them with other translation tools. */
  'glossary.manage': (actor) => isSecureAdmin(actor) && actor?.isOwner === true,
  /** The papers that the office has templates of. */
  'paper-templates.edit': (actor) => isSecureAdmin(actor) && actor?.isOwner === true,
  /** Keeping documents beyond their time. */
  'requests.hold': (actor) => isSecureAdmin(actor) && actor?.isOwner === true,
  /** Delegating to admins what otherwise only owners may do. */
  'users.delegate': (actor) => isSecureAdmin(actor) && actor?.isOwner === true,
  /** Confirming or declining admins whom another admin proposed. */
  'admins.confirm': (actor) => isSecureAdmin(actor) && actor?.isOwner === true,
  /** Signing others out, and removing a second factor that they have lost. */
  'users.secure': (actor) => isSecureAdmin(actor) && actor?.isOwner === true,
  /** Who failed to sign in, and when. */
  'sign-ins.read': (actor) => isSecureAdmin(actor) && actor?.isOwner === true,
  /** Whether mail, backups and the rest of the system are all right. */
  'system.read': (actor) => isSecureAdmin(actor) && actor?.isOwner === true,
  /** Who did what, in the whole office. */
  'history.read': (actor) => isSecureAdmin(actor) && actor?.isOwner === true,
  /** Requests assigned to oneself. */
  desk: isSecureTranslator,
} as const satisfies Record<string, (actor: Actor | null) => boolean>

export type Permission = keyof typeof permissions

/**
 * What whoever finds an unlocked screen must not be able to do. It needs a password, a code or a
 * passkey that was given in the last minutes, at login or when asked.
 */
const freshProofPermissions: ReadonlySet<Permission> = new Set<Permission>([
  'users.delete',
  'users.delegate',
  'users.secure',
  'settings.edit',
  'office.publish',
  'own-data.export',
  'requests.hold',
  'books.close',
  'exports.fetch',
  'imports.make',
  'own-passkeys.edit',
])
export const freshProofMinutes = 10

export function needsFreshProof(permission: Permission): boolean {
  return freshProofPermissions.has(permission)
}

/** Of the edits of a person, only those of roles and of the address that receives reset links. */
export function editNeedsFreshProof(
  before: RoleChange & { readonly email: string },
  after: RoleChange & { readonly email: string },
): boolean {
  return !isSameRoles(before, after) || !isSameEmail(before.email, after.email)
}

/** The person who makes a call. A visitor is null. */
export interface Actor extends RoleFlags {
  readonly id: string
  /** Set while a staff member's sign-in is weaker than the office requires. */
  readonly signInRequirement: SignInRequirement | null
  /** For admins to whom an owner has delegated the assignment of translators. */
  readonly mayAssign?: boolean
  /** A translator keeps access to requests that ended after this moment. */
  readonly keepsEndedSince?: Date
}

export function may(actor: Actor | null, permission: Permission): boolean {
  return permissions[permission](actor)
}

function isWithoutPasskeyDue(actor: Actor | null): boolean {
  return actor !== null && actor.signInRequirement !== 'passkey'
}

function isSecureAdmin(actor: Actor | null): boolean {
  return actor !== null && actor.signInRequirement === null && actor.isAdmin
}

function mayAssign(actor: Actor | null): boolean {
  return isSecureAdmin(actor) && (actor?.isOwner === true || actor?.mayAssign === true)
}

function isSecureTranslator(actor: Actor | null): boolean {
  return actor !== null && actor.signInRequirement === null && isAssignable(actor)
}

/** The person that an admin edits. */
export interface Subject extends RoleFlags {
  readonly id: string
}

/** Nobody can remove their own admin flag: a mistake could lock the office out. */
export function mayDemote(actor: Actor, subject: Subject, change: RoleChange): boolean {
  return !(actor.id === subject.id && subject.isAdmin && !change.isAdmin)
}

/** Only an owner can change an owner's flags. */
export function mayChangeFlags(actor: Actor, subject: Subject, change: RoleChange): boolean {
  return isSameRoles(subject, change) || !subject.isOwner || actor.isOwner
}

/** A new admin can read every document, so the role waits for an owner unless one gives it. */
export function waitsForOwner(
  actor: Pick<Actor, 'isOwner'>,
  subject: RoleChange,
  change: RoleChange,
): boolean {
  return change.isAdmin && !subject.isAdmin && !actor.isOwner
}
/** After this time without an answer, a proposed admin has to be proposed again. */
export const adminProposalDays = 14

export function gainsRole(subject: RoleChange, change: RoleChange): boolean {
  return grantableRoles.some((flag) => change[flag] && !subject[flag])
}

/** An owner is always an admin. */
export function keepsOwnerAdmin(subject: Subject, change: RoleChange): boolean {
  return !subject.isOwner || change.isAdmin
}

/** Access to an admin's mailbox allows a password reset, so only an owner changes the address. */
export function mayChangeEmail(actor: Actor, subject: Subject): boolean {
  return actor.isOwner || !(subject.isAdmin || subject.isOwner)
}

/** Only an owner changes the names or the phone number of an owner. */
export function mayChangeNames(actor: Actor, subject: Subject): boolean {
  return actor.isOwner || !subject.isOwner
}

/** Admins enter absences, and translators their own. */
export function mayChangeAbsence(actor: Actor, userId: string): boolean {
  return actor.isAdmin || actor.id === userId
}

/** Owners cannot be deleted in the back office: the office must keep its owner. */
export function isDeletable(subject: Subject): boolean {
  return !subject.isOwner
}

interface SignInFacts {
  /** Two-step login is on, so no session starts without a code. */
  readonly hasSecondFactor: boolean
  readonly hasPasskey: boolean
  /** This session: a passkey does not help whoever signs in with the password alone. */
  readonly isByPasskey: boolean
  readonly passwordIsShort: boolean
  readonly staffNeedSecondFactor: boolean
}

/** What a staff member's sign-in still needs, given the office's settings. */
export function missingSignInRequirement(
  flags: RoleFlags,
  signIn: SignInFacts,
): SignInRequirement | null {
  if (!isStaff(flags) || signIn.hasSecondFactor || signIn.isByPasskey) return null
  if (signIn.staffNeedSecondFactor) return signIn.hasPasskey ? 'passkey' : 'second-factor'
  return signIn.passwordIsShort ? 'password' : null
}
