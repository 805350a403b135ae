import { unknownPlaceholders } from '@kakehashi/domain/request/reply-template'
import { z } from 'zod'
import * as field from './fields/fields.ts'
import type { Problem } from './fields/problems.ts'
import { doneReply } from './http/done-reply.ts'
import { endpoint } from './http/endpoint.ts'

const problem = (key: Problem) => ({ error: key })
const both = z.strictObject({ en: z.string(), ja: z.string() })

/** A prepared reply in both languages. The text may have placeholders. */
export const replyTemplate = z.strictObject({ _id: z.uuid(), title: both, text: both })
export type ReplyTemplate = z.output<typeof replyTemplate>

export const listReplyTemplates = endpoint({
  method: 'GET',
  path: '/api/reply-templates',
  summary: 'Prepared replies to customers, in the order in which they were added',
  permission: 'requests.process',
  reply: z.array(replyTemplate),
  refusals: [],
})

const title = field.line(60, 'title-required').pipe(z.string().min(1, problem('title-required')))
const text = field
  .paragraphs(2_000, 'text-required')
  .pipe(z.string().min(1, problem('text-required')))
  .refine((typed) => unknownPlaceholders(typed).length === 0, problem('unknown-placeholder'))

export const saveReplyTemplateBody = z.strictObject({
  titleEn: title,
  titleJa: title,
  textEn: text,
  textJa: text,
})

export const saveReplyTemplate = endpoint({
  method: 'PUT',
  path: '/api/reply-templates/:templateId',
  summary: 'Add a prepared reply under a new id, or change the one that has this id',
  permission: 'settings.edit',
  params: z.strictObject({ templateId: field.id }),
  body: saveReplyTemplateBody,
  reply: replyTemplate,
  refusals: ['too-many-templates', 'fresh-password-required', 'fresh-code-required'],
})

export const removeReplyTemplate = endpoint({
  method: 'DELETE',
  path: '/api/reply-templates/:templateId',
  summary: 'Remove a prepared reply',
  permission: 'settings.edit',
  params: z.strictObject({ templateId: field.id }),
  reply: doneReply,
  refusals: ['fresh-password-required', 'fresh-code-required'],
})
