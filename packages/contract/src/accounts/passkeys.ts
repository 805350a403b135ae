import { passkeyNameLength } from '@kakehashi/domain/people/passkeys'
import { z } from 'zod'
import { doneReply } from '../http/done-reply.ts'
import { endpoint } from '../http/endpoint.ts'
import * as field from '../fields/fields.ts'
import { userView } from './users.ts'

// WebAuthn says what these objects hold; https://www.w3.org/TR/webauthn-3/
const base64Url = z
  .string()
  .max(8192)
  .regex(/^[\w-]+$/)
const credentialId = base64Url.max(1400)
const type = z.literal('public-key')
const descriptor = z.strictObject({
  id: z.string(),
  type,
  transports: z.array(z.string()),
})

const creationOptions = z.strictObject({
  challenge: z.string(),
  rp: z.strictObject({ name: z.string(), id: z.string() }),
  user: z.strictObject({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.strictObject({ type, alg: z.number() })),
  timeout: z.number(),
  attestation: z.literal('none'),
  excludeCredentials: z.array(descriptor),
  authenticatorSelection: z.strictObject({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
})
export type PasskeyCreationOptions = z.output<typeof creationOptions>

const requestOptions = z.strictObject({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.number(),
  userVerification: z.literal('required'),
  /** Empty at login, where the browser offers every passkey that it has for this site. */
  allowCredentials: z.array(descriptor),
})
export type PasskeyRequestOptions = z.output<typeof requestOptions>

/** Browsers send more than we read; the rest is left out. */
const newCredential = z.object({
  id: credentialId,
  rawId: credentialId,
  type,
  response: z.object({
    clientDataJSON: base64Url,
    attestationObject: base64Url,
    transports: z
      .array(z.string().regex(/^[a-z-]{1,20}$/))
      .max(10)
      .optional(),
  }),
})
export type NewCredential = z.output<typeof newCredential>

const signedChallenge = z.object({
  id: credentialId,
  rawId: credentialId,
  type,
  response: z.object({
    clientDataJSON: base64Url,
    authenticatorData: base64Url,
    signature: base64Url,
    userHandle: base64Url.nullish(),
  }),
})
export type SignedChallenge = z.output<typeof signedChallenge>

/** Long enough to type it on a phone's keyboard, and never empty. */
const name = field
  .line(passkeyNameLength, 'passkey-name-required')
  .pipe(z.string().min(1, { error: 'passkey-name-required' }))

export const passkeyNameForm = z.strictObject({ name })

export const passkeyView = z.strictObject({
  _id: z.uuid(),
  name: z.string(),
  createdAt: z.iso.datetime(),
  /** Absent until it is used for the first time. */
  lastUsedAt: z.iso.datetime().optional(),
})
export type PasskeyView = z.output<typeof passkeyView>

export const listPasskeys = endpoint({
  method: 'GET',
  path: '/api/users/passkeys',
  summary: "One's own passkeys, oldest first",
  permission: 'own-sign-in',
  reply: z.array(passkeyView),
  refusals: [],
})

export const startPasskey = endpoint({
  method: 'POST',
  path: '/api/users/passkeys/challenge',
  summary: 'Start to add a passkey: the options for the browser',
  permission: 'own-passkeys.edit',
  reply: creationOptions,
  refusals: [
    'email-not-verified',
    'too-many-passkeys',
    'too-many-attempts',
    'fresh-password-required',
    'fresh-code-required',
  ],
})

export const addPasskey = endpoint({
  method: 'POST',
  path: '/api/users/passkeys',
  summary: 'Add the passkey that the browser has created',
  permission: 'own-passkeys.edit',
  body: z.strictObject({ name, credential: newCredential }),
  reply: passkeyView,
  refusals: [
    'email-not-verified',
    'wrong-passkey',
    'passkey-expired',
    'passkey-known',
    'too-many-passkeys',
    'fresh-password-required',
    'fresh-code-required',
  ],
})

export const renamePasskey = endpoint({
  method: 'PUT',
  path: '/api/users/passkeys/:id',
  summary: "Rename one of one's own passkeys",
  permission: 'own-sign-in',
  params: z.strictObject({ id: field.id }),
  body: passkeyNameForm,
  reply: passkeyView,
  refusals: ['not-found'],
})

export const removePasskey = endpoint({
  method: 'DELETE',
  path: '/api/users/passkeys/:id',
  summary: "Remove one of one's own passkeys; browsers signed in with it are signed out",
  permission: 'own-passkeys.edit',
  params: z.strictObject({ id: field.id }),
  reply: doneReply,
  refusals: ['not-found', 'last-passkey', 'fresh-password-required', 'fresh-code-required'],
})

export const startPasskeySignIn = endpoint({
  method: 'POST',
  path: '/api/users/auth/passkey/challenge',
  summary: 'Start to sign in with a passkey: the options for the browser',
  permission: 'anyone',
  reply: requestOptions,
  refusals: ['too-many-attempts'],
})

export const signInWithPasskey = endpoint({
  method: 'POST',
  path: '/api/users/auth/passkey',
  summary: 'Sign in with a passkey, which counts as both factors',
  permission: 'anyone',
  body: z.strictObject({ credential: signedChallenge }),
  reply: userView,
  refusals: ['wrong-passkey', 'copied-passkey', 'passkey-expired', 'too-many-attempts'],
})

export const startPasskeyProof = endpoint({
  method: 'POST',
  path: '/api/users/proof/passkey/challenge',
  summary: 'Start to prove with a passkey who is signed in: the options for the browser',
  permission: 'own-sign-in',
  reply: requestOptions,
  refusals: ['too-many-attempts'],
})

export const proveWithPasskey = endpoint({
  method: 'POST',
  path: '/api/users/proof/passkey',
  summary: 'Prove with a passkey who is signed in, instead of the password or a code',
  permission: 'own-sign-in',
  body: z.strictObject({ credential: signedChallenge }),
  reply: doneReply,
  refusals: ['wrong-passkey', 'copied-passkey', 'passkey-expired', 'too-many-attempts'],
})
