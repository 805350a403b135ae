import { z } from 'zod'
import { doneReply } from '../http/done-reply.ts'
import { endpoint } from '../http/endpoint.ts'
import * as field from '../fields/fields.ts'
import { userView } from './users.ts'

/** A header of background calls. They do not extend the session. */
export const unattended = 'x-unattended'

export const signInBody = z.strictObject({
  email: field.email,
  password: field.existingPassword,
  /** A code from the app or a recovery code, after a refusal with second-factor-required. */
  secondFactor: field.code.optional(),
  /** The session ends early, and the browser is not remembered. */
  isSharedComputer: z.boolean().optional(),
})

export const signIn = endpoint({
  method: 'POST',
  path: '/api/users/auth',
  summary: 'Sign in',
  permission: 'anyone',
  body: signInBody,
  reply: userView,
  refusals: [
    'wrong-credentials',
    'second-factor-required',
    'wrong-second-factor',
    'too-many-attempts',
  ],
})

export const signOut = endpoint({
  method: 'POST',
  path: '/api/users/logout',
  summary: 'Sign out of this browser',
  permission: 'anyone',
  reply: doneReply,
  refusals: [],
})

export const proveIdentity = endpoint({
  method: 'POST',
  path: '/api/users/proof',
  summary: 'Prove again who is signed in, with the password or, if two-step login is on, a code',
  permission: 'own-sign-in',
  body: z.strictObject({
    currentPassword: z.string().max(1024).optional(),
    code: field.code.optional(),
  }),
  reply: doneReply,
  refusals: ['wrong-current-password', 'wrong-second-factor', 'too-many-attempts'],
})

export const sessionView = z.strictObject({
  _id: z.uuid(),
  userAgent: z.string(),
  createdAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
  isCurrent: z.boolean(),
})
export type SessionView = z.output<typeof sessionView>

export const listSessions = endpoint({
  method: 'GET',
  path: '/api/users/sessions',
  summary: "One's own sessions",
  permission: 'own-sign-in',
  reply: z.array(sessionView),
  refusals: [],
})

export const endSession = endpoint({
  method: 'DELETE',
  path: '/api/users/sessions/:id',
  summary: 'Sign out of one browser',
  permission: 'own-sign-in',
  params: z.strictObject({ id: field.id }),
  reply: doneReply,
  refusals: ['not-found'],
})

export const signOutEverywhere = endpoint({
  method: 'DELETE',
  path: '/api/users/sessions',
  summary: 'Sign out everywhere, including this browser',
  permission: 'own-sign-in',
  reply: doneReply,
  refusals: [],
})

export const endSessionsOf = endpoint({
  method: 'DELETE',
  path: '/api/users/:id/sessions',
  summary: 'Sign somebody else out everywhere',
  permission: 'users.secure',
  params: z.strictObject({ id: field.id }),
  reply: doneReply,
  refusals: ['not-found', 'forbidden'],
})

export const forgotPassword = endpoint({
  method: 'POST',
  path: '/api/users/password/forgotten',
  summary: 'Ask for a password reset link; the reply is the same for unknown addresses',
  permission: 'anyone',
  body: z.strictObject({ email: field.email }),
  reply: doneReply,
  refusals: ['too-many-attempts'],
})

export const resetPasswordBody = z
  .strictObject({
    token: field.mailedToken,
    password: field.newPassword,
    confirmPassword: z.string().max(1024).optional(),
  })
  .refine(field.passwordsMatch, field.passwordMismatch)

export const resetPassword = endpoint({
  method: 'POST',
  path: '/api/users/password/reset',
  summary: 'Set a new password with a mailed link; ends every session',
  permission: 'anyone',
  body: resetPasswordBody,
  reply: doneReply,
  refusals: ['link-expired', 'too-many-attempts'],
})

export const sendVerification = endpoint({
  method: 'POST',
  path: '/api/users/email/verification',
  summary: 'Send the verification link again',
  permission: 'own-sign-in',
  reply: doneReply,
  refusals: ['too-many-attempts'],
})

export const verifyEmail = endpoint({
  method: 'POST',
  path: '/api/users/email/verify',
  summary: 'Confirm an e-mail address with a mailed link; a second use of the link says so',
  permission: 'anyone',
  body: z.strictObject({ token: field.mailedToken }),
  reply: doneReply.extend({ wasVerified: z.boolean() }),
  refusals: ['link-expired', 'sign-in-to-confirm', 'email-in-use', 'too-many-attempts'],
})
