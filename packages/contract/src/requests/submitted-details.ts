import { documentLanguages, purposes } from '@kakehashi/domain/request/submitted-details'
import { z } from 'zod'
import * as request from './request-fields.ts'

/**
 * The details that a customer can give on the request form, beside the service and the documents:
 * the schema of what is sent, and of what every reader of the request gets.
 */
const submittedDetails = {
  details: { sent: request.details, shown: z.string() },
  fromLanguage: { sent: request.documentLanguage, shown: z.enum(documentLanguages).optional() },
  toLanguage: { sent: request.documentLanguage, shown: z.enum(documentLanguages).optional() },
  purpose: { sent: request.purpose, shown: z.enum(purposes).optional() },
  neededBy: { sent: request.optionalDay, shown: z.iso.date().optional() },
}

export type SubmittedField = keyof typeof submittedDetails

type Schemas<Kind extends 'sent' | 'shown'> = {
  [Field in SubmittedField]: (typeof submittedDetails)[Field][Kind]
}

function schemasOf<Kind extends 'sent' | 'shown'>(kind: Kind): Schemas<Kind> {
  const entries = Object.entries(submittedDetails).map(([field, schemas]) => [field, schemas[kind]])
  return Object.fromEntries(entries) as Schemas<Kind>
}

export const sentDetails = schemasOf('sent')
export const shownDetails = schemasOf('shown')
