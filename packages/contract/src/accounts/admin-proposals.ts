import { z } from 'zod'
import * as field from '../fields/fields.ts'
import { endpoint } from '../http/endpoint.ts'
import { userView } from './users.ts'

const adminProposalView = z.strictObject({
  /** Who is to become an admin. */
  user: z.uuid(),
  name: z.string(),
  /** The admin who proposed it. */
  by: z.string(),
  at: z.iso.datetime(),
  until: z.iso.datetime(),
})
export type AdminProposalView = z.output<typeof adminProposalView>

export const listAdminProposals = endpoint({
  method: 'GET',
  path: '/api/admin-proposals',
  summary: 'Admins who wait for an owner, oldest first',
  permission: 'admins.confirm',
  reply: z.array(adminProposalView),
  refusals: [],
})

export const answerAdminProposal = endpoint({
  method: 'PUT',
  path: '/api/users/:userId/admin-proposal',
  summary: 'Confirm or decline somebody whom an admin proposed as an admin',
  permission: 'admins.confirm',
  params: z.strictObject({ userId: field.id }),
  body: z.strictObject({ isConfirmed: z.boolean() }),
  reply: userView,
  refusals: [
    'not-found',
    'proposal-answered',
    'staff-email-unconfirmed',
    'fresh-password-required',
    'fresh-code-required',
  ],
})
