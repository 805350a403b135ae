import { isPlausibleDay } from '@kakehashi/domain/calendar/day'
import { languages } from '@kakehashi/domain/language'
import { branches, findSources, peopleLists } from '@kakehashi/domain/people/people'
import { grantableRoles, mapRoles, roleFlags } from '@kakehashi/domain/people/roles'
import { signInRequirements } from '@kakehashi/domain/people/sign-in-requirements'
import { z } from 'zod'
import { doneReply } from '../http/done-reply.ts'
import { endpoint } from '../http/endpoint.ts'
import * as field from '../fields/fields.ts'
import type { Problem } from '../fields/problems.ts'

const problem = (key: Problem) => ({ error: key })

/** A person as shown to themselves and to admins. */
export const userView = z.strictObject({
  _id: z.uuid(),
  firstName: z.string(),
  middleName: z.string().optional(),
  lastName: z.string(),
  nameJa: z.string().optional(),
  nameKana: z.string().optional(),
  email: z.string(),
  /** Entered by staff; it replaces the other once the person has confirmed it. */
  newEmail: z.string().optional(),
  phone: z.string(),
  branch: z.enum(branches),
  find: z.enum(findSources).optional(),
  createdAt: z.iso.datetime(),
  ...mapRoles(roleFlags, () => z.boolean()),
  /** An admin to whom an owner has delegated the assignment of translators. */
  mayAssign: z.boolean().optional(),
  /** The days on which a translator is away. */
  absence: z.strictObject({ from: z.iso.date(), until: z.iso.date() }).optional(),
  language: z.enum(languages),
  isEmailVerified: z.boolean(),
  hasSecondFactor: z.boolean(),
  /** All requests, requests that are not completed, and dollars paid. */
  orders: z.int().optional(),
  current: z.int().optional(),
  amountSpent: z.number().optional(),
  unread: z.int().optional(),
  /** Requests assigned to a translator that are not completed. */
  openDocuments: z.int().optional(),
  /** What staff have to set up or use on their security page before they can do anything else. */
  signInRequirement: z.enum(signInRequirements).optional(),
  /** For admins, on the detail of one person: an admin role that waits for an owner. */
  adminProposal: z
    .strictObject({ by: z.string(), at: z.iso.datetime(), until: z.iso.datetime() })
    .optional(),
  /** For admins, on the detail of one person: the version to send with an edit. */
  version: z.string().optional(),
})
export type UserView = z.output<typeof userView>

export const registerBody = z
  .strictObject({
    firstName: field.inLatin(field.firstName),
    middleName: field.inLatin(field.middleName),
    lastName: field.inLatin(field.lastName),
    nameJa: field.nameJa,
    nameKana: field.optionalKana,
    email: field.email,
    phone: field.phone,
    branch: field.branch,
    password: field.newPassword,
    confirmPassword: z.string().max(1024).optional(),
    find: field.find,
  })
  .refine(field.passwordsMatch, field.passwordMismatch)

export const register = endpoint({
  method: 'POST',
  path: '/api/users',
  summary: 'Register as a customer and sign in',
  permission: 'anyone',
  body: registerBody,
  reply: userView,
  refusals: ['email-in-use', 'too-many-attempts'],
})

export const profileBody = z
  .strictObject({
    _id: field.id.optional(),
    firstName: field.firstName,
    middleName: field.middleName,
    lastName: field.lastName,
    nameJa: field.nameJa,
    nameKana: field.optionalKana,
    email: field.email,
    phone: field.phone,
    /** Absent, as in the specification's body: the branch stays unchanged. */
    branch: field.branch.optional(),
    /** Empty or absent: the password stays unchanged. */
    password: z.union([z.literal('').transform(() => undefined), field.newPassword]).optional(),
    confirmPassword: z.string().max(1024).optional(),
    /** Required to change the password or the e-mail. */
    currentPassword: z.string().max(1024).optional(),
  })
  .refine(field.passwordsMatch, field.passwordMismatch)

export const updateProfile = endpoint({
  method: 'PUT',
  path: '/api/users/profile',
  summary: "Change one's own name, contact, e-mail or password",
  permission: 'own-sign-in',
  body: profileBody,
  reply: userView,
  refusals: [
    'email-in-use',
    'wrong-current-password',
    'fresh-code-required',
    'forbidden',
    'too-many-attempts',
  ],
})

export const ownProfile = endpoint({
  method: 'GET',
  path: '/api/users/profile',
  summary: "One's own profile",
  permission: 'own-sign-in',
  reply: userView,
  refusals: [],
})

export const chooseLanguage = endpoint({
  method: 'PUT',
  path: '/api/users/language',
  summary: 'Set the language of the account',
  permission: 'own-sign-in',
  body: z.strictObject({ language: z.enum(languages) }),
  reply: userView,
  refusals: [],
})

export const listUsers = endpoint({
  method: 'GET',
  path: '/api/users',
  summary: 'People, newest first; the Link header has the next page',
  permission: 'users.read',
  query: z.strictObject({
    role: z.enum(peopleLists).optional(),
    limit: z.coerce.number().int().min(1).max(500).default(100),
    cursor: z.string().max(200).optional(),
  }),
  reply: z.array(userView),
  refusals: [],
})

export const getUser = endpoint({
  method: 'GET',
  path: '/api/users/:id',
  summary: 'One person',
  permission: 'users.read',
  params: z.strictObject({ id: field.id }),
  reply: userView,
  refusals: ['not-found'],
})

export const updateUserBody = z.strictObject({
  userId: field.id.optional(),
  version: field.editVersion,
  firstName: field.firstName,
  middleName: field.middleName,
  lastName: field.lastName,
  email: field.email,
  /** Left out, as in the specification's body: unchanged. Empty Japanese names are removed. */
  phone: field.phone.optional(),
  nameJa: field.changedNameJa,
  nameKana: field.changedKana,
  ...mapRoles(grantableRoles, () => z.boolean()),
})

export const updateUser = endpoint({
  method: 'PUT',
  path: '/api/users/:userId',
  summary: "Change a person's name, contact and roles",
  permission: 'users.edit',
  params: z.strictObject({ userId: field.id }),
  body: updateUserBody,
  /** The message says what does not take effect at once. */
  reply: userView.extend({ message: z.string().optional() }),
  refusals: [
    'not-found',
    'staff-email-unconfirmed',
    'email-in-use',
    'own-admin-flag',
    'owner-is-protected',
    'owner-stays-admin',
    'staff-email-by-owner',
    'last-admin',
    'changed-meanwhile',
    'fresh-password-required',
    'fresh-code-required',
  ],
})

export const delegateAssigning = endpoint({
  method: 'PUT',
  path: '/api/users/:userId/assigning',
  summary: 'Let an admin assign translators, or no longer',
  permission: 'users.delegate',
  params: z.strictObject({ userId: field.id }),
  body: z.strictObject({ mayAssign: z.boolean() }),
  reply: userView,
  refusals: ['not-found', 'not-an-admin', 'fresh-password-required', 'fresh-code-required'],
})

/** The days as a form sends them. */
export const absenceForm = z
  .strictObject({
    from: z.iso.date(problem('day-required')).refine(isPlausibleDay, problem('check-the-year')),
    until: z.iso.date(problem('day-required')).refine(isPlausibleDay, problem('check-the-year')),
  })
  .refine(({ from, until }) => until >= from, { path: ['until'], ...problem('until-before-from') })

export const setAbsence = endpoint({
  method: 'PUT',
  path: '/api/users/:userId/absence',
  summary: 'Set the days on which a translator is away, or remove them: admins, or oneself',
  permission: 'signed-in',
  params: z.strictObject({ userId: field.id }),
  body: z.strictObject({ absence: absenceForm.nullable() }),
  reply: userView,
  refusals: ['not-found', 'translator-unfit'],
})

export const deleteUser = endpoint({
  method: 'DELETE',
  path: '/api/users/:id',
  summary: 'Delete a person: they can no longer sign in, and their data are erased after 7 days',
  permission: 'users.delete',
  params: z.strictObject({ id: field.id }),
  reply: doneReply,
  refusals: [
    'not-found',
    'cannot-delete-self',
    'owner-is-protected',
    'last-admin',
    'fresh-password-required',
    'fresh-code-required',
  ],
})
