import type { SentBody } from '@kakehashi/contract/endpoint'
import type { Problem } from '@kakehashi/contract/problems'
import { createRequestBody, type createRequest } from '@kakehashi/contract/requests'
import { isOver } from '@kakehashi/domain/day'
import type { z } from 'zod'

/** What the form asks; the files beside it have a life of their own. */
export const orderSchema = createRequestBody.omit({ document: true, documents: true })

type Asked = z.input<typeof orderSchema>
export type OrderValues = { [Name in keyof Asked]-?: NonNullable<Asked[Name]> }
export type OrderBody = z.output<typeof orderSchema>

export const blankOrder: OrderValues = {
  requestItem: '',
  details: '',
  fromLanguage: '',
  toLanguage: '',
  purpose: '',
  neededBy: '',
}

/** What the contract cannot know, because it has no clock: the office's day is Tokyo's. */
export function orderProblems(
  { neededBy }: Pick<OrderValues, 'neededBy'>,
  now: Date,
): Partial<Record<keyof OrderValues, Problem>> {
  return neededBy !== '' && isOver(neededBy, now) ? { neededBy: 'day-past' } : {}
}

/** The order as it is sent: the first file is the document, the others follow it. */
export function toOrder(
  body: OrderBody,
  [document = '', ...documents]: readonly string[],
): SentBody<typeof createRequest> {
  return { ...body, document, documents }
}
