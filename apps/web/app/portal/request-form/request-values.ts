import type { SentBody } from '@kakehashi/contract/http/endpoint'
import type { Problem } from '@kakehashi/contract/fields/problems'
import { createRequestBody, type createRequest } from '@kakehashi/contract/requests/requests'
import { isOver } from '@kakehashi/domain/calendar/day'
import type { z } from 'zod'

/** What the form asks; the files beside it have a life of their own. */
export const requestSchema = createRequestBody.omit({ document: true, documents: true })

type Asked = z.input<typeof requestSchema>
export type RequestValues = { [Name in keyof Asked]-?: NonNullable<Asked[Name]> }
export type RequestBody = z.output<typeof requestSchema>

export const blankRequest = Object.fromEntries(
  Object.keys(requestSchema.shape).map((field) => [field, '']),
) as RequestValues

/** What the contract cannot know, because it has no clock: the office's day is Tokyo's. */
export function requestProblems(
  { neededBy }: Pick<RequestValues, 'neededBy'>,
  now: Date,
): Partial<Record<keyof RequestValues, Problem>> {
  return neededBy !== '' && isOver(neededBy, now) ? { neededBy: 'day-past' } : {}
}

/** The order as it is sent: the first file is the document, the others follow it. */
export function toRequestBody(
  body: RequestBody,
  [document = '', ...documents]: readonly string[],
): SentBody<typeof createRequest> {
  return { ...body, document, documents }
}
