import type { SentBody } from '@kakehashi/contract/http/endpoint'
import type { Problem } from '@kakehashi/contract/fields/problems'
import { createRequestBody, type createRequest } from '@kakehashi/contract/requests/requests'
import { isOver } from '@kakehashi/domain/calendar/day'
import { isSameLanguage } from '@kakehashi/domain/request/submitted-details'
import type { z } from 'zod'

/** The fields of the form. Files are uploaded separately. */
export const requestSchema = createRequestBody.omit({ document: true, documents: true })

type Asked = z.input<typeof requestSchema>
export type RequestValues = { [Name in keyof Asked]-?: NonNullable<Asked[Name]> }
export type RequestBody = z.output<typeof requestSchema>

export const blankRequest = Object.fromEntries(
  Object.keys(requestSchema.shape).map((field) => [field, '']),
) as RequestValues

/** Checks of two fields together, or with a clock. Days are those of Tokyo. */
export function requestProblems(
  { neededBy, fromLanguage, toLanguage }: Partial<Asked>,
  now: Date,
): Partial<Record<keyof RequestValues, Problem>> {
  return {
    ...(isSameLanguage(fromLanguage, toLanguage) && { toLanguage: 'same-language' }),
    ...(neededBy && isOver(neededBy, now) && { neededBy: 'day-past' }),
  }
}

/** The request body: the first file is `document`, the others are `documents`. */
export function toRequestBody(
  body: RequestBody,
  [document = '', ...documents]: readonly string[],
): SentBody<typeof createRequest> {
  return { ...body, document, documents }
}
