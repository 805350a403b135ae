import { mapRoles, roleFlags } from '@kakehashi/domain/people/roles'
import { z } from 'zod'
import * as field from '../fields/fields.ts'
import { endpoint } from '../http/endpoint.ts'
import { userView } from './users.ts'

/** A deleted person whose data are not erased yet. */
export const deletedUserView = z.strictObject({
  _id: z.uuid(),
  firstName: z.string(),
  lastName: z.string(),
  nameJa: z.string().optional(),
  email: z.string(),
  deletedAt: z.iso.datetime(),
  erasedFrom: z.iso.datetime(),
  /** The roles before the deletion. */
  ...mapRoles(roleFlags, () => z.boolean()),
})
export type DeletedUserView = z.output<typeof deletedUserView>

export const listDeletedUsers = endpoint({
  method: 'GET',
  path: '/api/users/deleted',
  summary: 'People who can still be restored, first those whose data are erased first',
  permission: 'users.read',
  reply: z.array(deletedUserView),
  refusals: [],
})

export const restoreUser = endpoint({
  method: 'POST',
  path: '/api/users/:id/restore',
  summary: 'Restore a deleted person; the roles return only if an owner does it',
  permission: 'users.delete',
  params: z.strictObject({ id: field.id }),
  reply: userView,
  refusals: ['not-found', 'fresh-password-required', 'fresh-code-required'],
})
