import { noticeKinds, optionalNotices } from '@kakehashi/domain/request/notices'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import * as field from './fields.ts'

const noticeView = z.strictObject({
  _id: z.uuid(),
  kind: z.enum(noticeKinds),
  to: z.enum(['customer', 'office', 'translator']),
  /** 'sent' once a mail server has really taken it; 'unwanted' where the person turned it off. */
  state: z.enum(['queued', 'sent', 'failed', 'unwanted']),
  createdAt: z.iso.datetime(),
  sentAt: z.iso.datetime().optional(),
})

export const listNotices = endpoint({
  method: 'GET',
  path: '/api/requests/:requestId/notices',
  summary: 'The newest mails about a request and whether they were sent; a customer sees their own',
  permission: 'signed-in',
  params: z.strictObject({ requestId: field.id }),
  reply: z.array(noticeView),
  refusals: ['not-found'],
})

const choices = z.strictObject({ off: z.array(z.enum(optionalNotices)).max(20) })

export const getNoticeChoices = endpoint({
  method: 'GET',
  path: '/api/users/notices',
  summary: 'Which notices one has turned off',
  permission: 'own-sign-in',
  reply: choices,
  refusals: [],
})

export const chooseNotices = endpoint({
  method: 'PUT',
  path: '/api/users/notices',
  summary: 'Turn off notices that are not essential, or on again',
  permission: 'own-sign-in',
  body: choices,
  reply: choices,
  refusals: [],
})
