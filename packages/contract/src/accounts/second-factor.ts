import { z } from 'zod'
import { doneReply } from '../http/done-reply.ts'
import { endpoint } from '../http/endpoint.ts'
import * as field from '../fields/fields.ts'

export const recoveryCodes = z.strictObject({ recoveryCodes: z.array(z.string()) })

export const startSecondFactor = endpoint({
  method: 'POST',
  path: '/api/users/second-factor',
  summary: 'Start to set up an authenticator app',
  permission: 'own-second-factor.start',
  body: z.strictObject({ currentPassword: field.currentPassword }),
  reply: z.strictObject({ secret: z.string(), uri: z.string() }),
  refusals: [
    'wrong-current-password',
    'second-factor-already-on',
    'email-not-verified',
    'too-many-attempts',
  ],
})

export const confirmSecondFactor = endpoint({
  method: 'POST',
  path: '/api/users/second-factor/confirm',
  summary: 'Finish the set-up with a first code; returns the recovery codes once',
  permission: 'own-second-factor.start',
  body: z.strictObject({ code: field.code }),
  reply: recoveryCodes,
  refusals: [
    'wrong-second-factor',
    'second-factor-already-on',
    'second-factor-not-started',
    'too-many-attempts',
  ],
})

export const renewRecoveryCodes = endpoint({
  method: 'POST',
  path: '/api/users/second-factor/recovery-codes',
  summary: 'Create new recovery codes; the old ones stop working',
  permission: 'own-sign-in',
  body: z.strictObject({ currentPassword: field.currentPassword, code: field.code }),
  reply: recoveryCodes,
  refusals: [
    'wrong-current-password',
    'wrong-second-factor',
    'second-factor-not-started',
    'too-many-attempts',
  ],
})

export const turnOffSecondFactor = endpoint({
  method: 'POST',
  path: '/api/users/second-factor/off',
  summary: 'Turn two-step login off',
  permission: 'own-sign-in',
  body: z.strictObject({ currentPassword: field.currentPassword, code: field.code }),
  reply: doneReply,
  refusals: [
    'wrong-current-password',
    'wrong-second-factor',
    'second-factor-not-started',
    'second-factor-mandatory',
    'too-many-attempts',
  ],
})

export const removeSecondFactor = endpoint({
  method: 'DELETE',
  path: '/api/users/:id/second-factor',
  summary: 'Remove the second factor of somebody who has lost it; ends all their sessions',
  permission: 'users.secure',
  params: z.strictObject({ id: field.id }),
  reply: doneReply,
  refusals: ['not-found', 'forbidden', 'second-factor-not-started'],
})
