import { noticeKinds, optionalNotices } from '@kakehashi/domain/request/notices'
import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import * as field from '../fields/fields.ts'

const noticeView = z.strictObject({
  _id: z.uuid(),
  kind: z.enum(noticeKinds),
  to: z.enum(['customer', 'office', 'translator']),
  /** 'sent' once a mail server has accepted it; 'unwanted' if the person turned it off. */
  state: z.enum(['queued', 'sent', 'failed', 'unwanted']),
  createdAt: z.iso.datetime(),
  sentAt: z.iso.datetime().optional(),
})

export const listNotices = endpoint({
  method: 'GET',
  path: '/api/requests/:requestId/notices',
  summary: 'The newest notices about a request and their state; customers see only their own',
  permission: 'signed-in',
  params: z.strictObject({ requestId: field.id }),
  reply: z.array(noticeView),
  refusals: ['not-found'],
})

const choices = z.strictObject({
  off: z.array(z.enum(optionalNotices)).max(20),
  /** Whether to get the mail about the day; only admins and owners can. */
  morningMail: z.boolean().optional(),
})

export const getNoticeChoices = endpoint({
  method: 'GET',
  path: '/api/users/notices',
  summary: "One's own turned-off notices, and whether staff get the mail about the day",
  permission: 'own-sign-in',
  reply: choices,
  refusals: [],
})

export const chooseNotices = endpoint({
  method: 'PUT',
  path: '/api/users/notices',
  summary: 'Turn optional notices on or off',
  permission: 'own-sign-in',
  body: choices,
  reply: choices,
  refusals: ['forbidden'],
})
