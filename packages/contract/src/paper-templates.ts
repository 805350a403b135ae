import { paperSizes } from '@kakehashi/domain/payments/receipt'
import { fieldKinds, paperTemplateIds } from '@kakehashi/domain/paper-templates/template'
import {
  listTemplateProblems,
  templateLimits,
} from '@kakehashi/domain/paper-templates/template-rules'
import { z } from 'zod'
import * as field from './fields/fields.ts'
import { endpoint } from './http/endpoint.ts'

const label = z.strictObject({
  en: field.line(templateLimits.label, 'label-en-required'),
  ja: field.line(templateLimits.label, 'label-ja-required'),
})
const longLabel = z.strictObject({
  en: field.paragraphs(templateLimits.initial, 'label-en-required'),
  ja: field.paragraphs(templateLimits.initial, 'label-ja-required'),
})
/** Of what the template had before. What is new has none: the server makes it from the label. */
const key = z.string().max(templateLimits.key).exactOptional()

const typedField = z.strictObject({
  key,
  label,
  kind: z.enum(fieldKinds),
  isRequired: z.boolean(),
  choices: z.array(longLabel).exactOptional(),
  initial: longLabel.exactOptional(),
  isLong: z.boolean().exactOptional(),
  isHidden: z.boolean().exactOptional(),
})
const typedSection = z.strictObject({
  key,
  label,
  isOptional: z.boolean(),
  fields: z.array(typedField),
})
const typedGroup = z.strictObject({
  key,
  label,
  isRepeated: z.boolean(),
  sections: z.array(typedSection),
})

/** A template as the owner types it. The only place that checks one. */
export const typedTemplate = z
  .strictObject({ title: label, from: z.enum(['en', 'ja']), groups: z.array(typedGroup) })
  .superRefine((template, context) => {
    for (const { path, why } of listTemplateProblems(template)) {
      context.addIssue({ code: 'custom', path: [...path], message: why })
    }
  })

const text = z.strictObject({ en: z.string(), ja: z.string() })
const paperField = typedField.extend({
  key: z.string(),
  label: text,
  choices: z.array(text).readonly().exactOptional(),
  initial: text.exactOptional(),
})
const paperSection = typedSection.extend({
  key: z.string(),
  label: text,
  fields: z.array(paperField).readonly(),
})
const paperGroup = typedGroup.extend({
  key: z.string(),
  label: text,
  sections: z.array(paperSection).readonly(),
})
/** As drafts are filled in by it. */
export const paperTemplate = z.strictObject({
  title: text,
  from: z.enum(['en', 'ja']),
  groups: z.array(paperGroup).readonly(),
})

export const templateReference = {
  /** The id of a template of the office, or of one that comes with the program. */
  template: z.string().max(40),
  /** 0 for one that comes with the program. */
  templateVersion: z.int().min(0),
}

const templateChoice = z.strictObject({ ...templateReference, paper: paperTemplate })
export type TemplateChoice = z.output<typeof templateChoice>

export const listTemplateChoices = endpoint({
  method: 'GET',
  path: '/api/paper-templates/choices',
  summary: 'The templates that a draft can be begun with',
  permission: 'translations.upload',
  reply: z.array(templateChoice),
  refusals: [],
})

const shippedId = z.enum(paperTemplateIds)

const templateRow = z.strictObject({
  _id: z.string(),
  title: text,
  from: z.enum(['en', 'ja']),
  /** 0 for one that comes with the program. */
  version: z.int(),
  /** The one that comes with the program in whose place it stands. */
  replaces: shippedId.optional(),
  /** The office's template that stands in place of this one. */
  replacedBy: z.uuid().optional(),
  archivedAt: z.iso.datetime().optional(),
  changedAt: z.iso.datetime().optional(),
  /** Absent if the account is deleted. */
  changedBy: z.string().optional(),
})
export type TemplateRow = z.output<typeof templateRow>

export const listPaperTemplates = endpoint({
  method: 'GET',
  path: '/api/paper-templates',
  summary: 'Every template: those that come with the program, then those of the office',
  permission: 'paper-templates.edit',
  reply: z.array(templateRow),
  refusals: [],
})

const templateView = templateRow.extend({
  paper: paperTemplate,
  /** Whether drafts were begun with it. What they use is kept when it is removed. */
  isUsed: z.boolean(),
})
export type TemplateView = z.output<typeof templateView>

const params = z.strictObject({ templateId: z.union([field.id, shippedId]) })
const officeParams = z.strictObject({ templateId: field.id })
const maxBodyBytes = 1024 * 1024

export const getPaperTemplate = endpoint({
  method: 'GET',
  path: '/api/paper-templates/:templateId',
  summary: 'A template in its newest version',
  permission: 'paper-templates.edit',
  params,
  reply: templateView,
  refusals: ['not-found'],
})

export const addPaperTemplate = endpoint({
  method: 'POST',
  path: '/api/paper-templates',
  summary: 'Add a template of the office, perhaps in place of one that comes with the program',
  permission: 'paper-templates.edit',
  body: z.strictObject({ paper: typedTemplate, replaces: shippedId.optional() }),
  maxBodyBytes,
  reply: templateView,
  refusals: ['paper-template-replaced'],
  isIdempotent: true,
})

export const changePaperTemplate = endpoint({
  method: 'PUT',
  path: '/api/paper-templates/:templateId',
  summary:
    'Save a new version of a template of the office, if nobody has changed it since it was read',
  permission: 'paper-templates.edit',
  params: officeParams,
  body: z.strictObject({ paper: typedTemplate, version: z.int() }),
  maxBodyBytes,
  reply: templateView,
  refusals: ['not-found', 'paper-template-changed', 'paper-template-archived'],
})

export const archivePaperTemplate = endpoint({
  method: 'PUT',
  path: '/api/paper-templates/:templateId/archive',
  summary: 'Take a template of the office out of the choices, or bring it back',
  permission: 'paper-templates.edit',
  params: officeParams,
  body: z.strictObject({ isArchived: z.boolean() }),
  reply: templateRow,
  refusals: ['not-found', 'paper-template-replaced'],
})

/** Not a GET call: what is typed is not saved yet. */
export const previewPaperTemplate = endpoint({
  method: 'POST',
  path: '/api/paper-templates/preview',
  summary: 'A template filled in with invented values, as a PDF',
  permission: 'paper-templates.edit',
  query: z.strictObject({ paper: z.enum(paperSizes).default('a4') }),
  body: z.strictObject({ paper: typedTemplate }),
  maxBodyBytes,
  reply: z.unknown(),
  refusals: [],
  produces: 'application/octet-stream',
})
