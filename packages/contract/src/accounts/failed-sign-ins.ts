import { signInFailures } from '@kakehashi/domain/people/failed-sign-ins'
import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'

const failedSignInView = z.strictObject({
  _id: z.uuid(),
  at: z.iso.datetime(),
  reason: z.enum(signInFailures),
  /** The network of the caller's address, such as 203.0.113.0/24. */
  network: z.string(),
  /** Whose account it was; absent if no account has the e-mail address. */
  user: z.uuid().optional(),
  name: z.string().optional(),
})
export type FailedSignInView = z.output<typeof failedSignInView>

export const listFailedSignIns = endpoint({
  method: 'GET',
  path: '/api/failed-sign-ins',
  summary: 'The last 50 failed sign-ins, newest first',
  permission: 'sign-ins.read',
  reply: z.array(failedSignInView),
  refusals: [],
})

export const ownFailedSignIns = endpoint({
  method: 'GET',
  path: '/api/users/failed-sign-ins',
  summary: "The last 10 failed sign-ins to one's own account, newest first",
  permission: 'own-sign-in',
  reply: z.array(failedSignInView),
  refusals: [],
})
