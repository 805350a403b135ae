import { starterServices, type StarterServiceName } from '@kakehashi/domain/starter-services'
import { z } from 'zod'
import { userView } from './accounts/users.ts'
import * as field from './fields/fields.ts'
import { doneReply } from './http/done-reply.ts'
import { endpoint } from './http/endpoint.ts'
import * as service from './services/service-fields.ts'

/**
 * 'new': nobody owns the office yet. 'begun': it has an owner and is not published. 'publishing':
 * its pages are being rendered.
 */
export const setupStates = ['new', 'begun', 'publishing', 'finished'] as const

export const getSetup = endpoint({
  method: 'GET',
  path: '/api/setup',
  summary: 'How far the office is set up',
  permission: 'anyone',
  reply: z.strictObject({ state: z.enum(setupStates) }),
  refusals: [],
})

export const firstOwnerBody = z
  .strictObject({
    /** Printed by the server. */
    token: z.string().max(200),
    firstName: field.inLatin(field.firstName),
    lastName: field.inLatin(field.lastName),
    email: field.email,
    phone: field.phone,
    password: field.newPassword,
    confirmPassword: z.string().max(1024).optional(),
  })
  .refine(field.passwordsMatch, field.passwordMismatch)

export const createFirstOwner = endpoint({
  method: 'POST',
  path: '/api/setup/owner',
  summary: 'Create the first owner of a new office and sign in',
  permission: 'anyone',
  body: firstOwnerBody,
  reply: userView,
  refusals: ['wrong-setup-token', 'already-set-up', 'email-in-use', 'too-many-attempts'],
})

export const sendTestMail = endpoint({
  method: 'POST',
  path: '/api/setup/test-mail',
  summary: "Send the link that confirms the first owner's address",
  permission: 'office.set-up',
  reply: doneReply,
  refusals: ['already-set-up', 'too-many-attempts'],
})

export const getTestMail = endpoint({
  method: 'GET',
  path: '/api/setup/test-mail',
  summary: 'Whether the mail server has accepted the test mail, and if not, why',
  permission: 'office.set-up',
  reply: z.strictObject({
    state: z.enum(['waiting', 'failing', 'sent']),
    reason: z.string().optional(),
  }),
  refusals: ['already-set-up'],
})

const starterName = z.enum(starterServices.map(({ name }) => name) as [StarterServiceName])

export const addStarterServices = endpoint({
  method: 'POST',
  path: '/api/setup/services',
  summary: 'Offer services of the starter set; those that exist already stay as they are',
  permission: 'services.edit',
  body: z.strictObject({
    services: z
      .array(z.strictObject({ name: starterName, price: service.price }))
      .max(starterServices.length),
  }),
  reply: z.strictObject({ added: z.int() }),
  refusals: [],
})
