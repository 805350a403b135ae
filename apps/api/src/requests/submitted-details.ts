import type { BodyOf } from '@kakehashi/contract/http/endpoint'
import type { createRequest } from '@kakehashi/contract/requests/requests'
import type { SubmittedField } from '@kakehashi/contract/requests/submitted-details'
import type { RequestRow } from './queries.ts'

/** The column of each detail of the request form. */
const columns = {
  details: 'details',
  fromLanguage: 'source_language',
  toLanguage: 'target_language',
  purpose: 'purpose',
  neededBy: 'needed_by',
} as const satisfies Record<SubmittedField, keyof RequestRow>

type Columns = typeof columns
type Sent = Pick<BodyOf<typeof createRequest>, SubmittedField>
type SavedDetails = { [Field in SubmittedField as Columns[Field]]: Sent[Field] }
type ShownDetails = { [Field in SubmittedField]: RequestRow[Columns[Field]] }

const fields = Object.entries(columns) as [SubmittedField, Columns[SubmittedField]][]

export function toDetailColumns(sent: Sent): SavedDetails {
  return Object.fromEntries(fields.map(([field, column]) => [column, sent[field]])) as SavedDetails
}

export function toShownDetails(row: RequestRow): ShownDetails {
  return Object.fromEntries(fields.map(([field, column]) => [field, row[column]])) as ShownDetails
}
