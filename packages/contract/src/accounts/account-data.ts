import { optionalNotices } from '@kakehashi/domain/request/notices'
import { z } from 'zod'
import * as field from '../fields/fields.ts'
import { doneReply } from '../http/done-reply.ts'
import { endpoint } from '../http/endpoint.ts'
import { ownPay } from '../requests/pay.ts'
import { signatureStrokes } from '../requests/signatures.ts'
import { proofReply } from '../requests/proof-view.ts'
import { nameEntryView } from '../requests/name-fields.ts'
import { customerRequestDetail } from '../requests/request-view.ts'
import { passkeyView } from './passkeys.ts'
import { userView } from './users.ts'

export const exportAccount = endpoint({
  method: 'GET',
  path: '/api/users/export',
  summary: "All data of one's own account, in one file",
  permission: 'own-data.export',
  reply: z.strictObject({
    exportedAt: z.iso.datetime(),
    user: userView,
    passkeys: z.array(passkeyView),
    noticesOff: z.array(z.enum(optionalNotices)),
    morningMail: z.boolean(),
    /** What was agreed with a contractor. */
    pay: z.array(ownPay),
    requests: z.array(
      customerRequestDetail.extend({
        names: z.array(nameEntryView),
        proofs: proofReply.shape.remarks,
        payments: z.array(z.strictObject({ difference: z.number(), at: z.iso.datetime() })),
        signatures: z.array(
          z.strictObject({ signedBy: z.string(), at: z.iso.datetime(), strokes: signatureStrokes }),
        ),
      }),
    ),
  }),
  refusals: ['fresh-password-required', 'fresh-code-required'],
})

export const leave = endpoint({
  method: 'DELETE',
  path: '/api/users/profile',
  summary:
    "Delete one's own account; its data are erased after 7 days, open requests are completed",
  permission: 'signed-in',
  body: z.strictObject({ currentPassword: z.string().max(1024).optional() }),
  reply: doneReply,
  refusals: ['wrong-current-password', 'staff-cannot-leave', 'too-many-attempts'],
})

export const keepAccount = endpoint({
  method: 'POST',
  path: '/api/users/keep',
  summary: "Stop the deletion of one's account with a mailed link",
  permission: 'anyone',
  body: z.strictObject({ token: field.mailedToken }),
  reply: doneReply,
  refusals: ['link-expired', 'too-many-attempts'],
})
