import type { SentBody } from '@kakehashi/contract/http/endpoint'
import type { Problem } from '@kakehashi/contract/fields/problems'
import { checkDelivery, sentDeliveryProblems } from '@kakehashi/contract/requests/delivery'
import { type createRequest, requestFields } from '@kakehashi/contract/requests/requests'
import { isOver } from '@kakehashi/domain/calendar/day'
import { defaultDeliveryWay, deliveryOf } from '@kakehashi/domain/request/delivery'
import { isSameLanguage } from '@kakehashi/domain/request/submitted-details'
import type { z } from 'zod'
import { checkPeople } from './people/loaded-rules.ts'
import { isBlankPerson, peopleSchema, type PersonValues } from './people/person-values.ts'

/** The fields of the form. Files are uploaded separately. */
export const askedFields = requestFields
  .omit({ document: true, documents: true })
  .extend({ people: peopleSchema })
export const requestSchema = askedFields.transform(checkDelivery)

type Asked = z.input<typeof requestSchema>
export type RequestInput = Asked
type Texts = Omit<Asked, 'people'>
export type RequestValues = { [Name in keyof Texts]-?: NonNullable<Texts[Name]> } & {
  people: PersonValues[]
}
export type RequestBody = z.output<typeof requestSchema>

export const blankRequest = {
  ...(Object.fromEntries(Object.keys(askedFields.shape).map((field) => [field, ''])) as Omit<
    RequestValues,
    'people'
  >),
  delivery: defaultDeliveryWay,
  people: [] as PersonValues[],
}

export function isBlankRequest(values: RequestValues): boolean {
  const { people, ...texts } = values
  return (
    people.every((person) => isBlankPerson(person)) &&
    Object.entries(texts).every(
      ([name, value]) => value === blankRequest[name as keyof RequestValues],
    )
  )
}

/** Checks across fields, and those that need a clock. Days are those of the office. */
export function requestProblems(
  values: Partial<Asked>,
  now: Date,
  timeZone: string,
): Partial<Record<keyof RequestValues, Problem>> {
  const { neededBy, fromLanguage, toLanguage } = values
  return {
    ...checkPeople(values.people ?? []),
    ...sentDeliveryProblems(values),
    ...(isSameLanguage(fromLanguage, toLanguage) && { toLanguage: 'same-language' }),
    ...(neededBy && isOver(neededBy, now, timeZone) && { neededBy: 'day-past' }),
  }
}

/** The request body: the first file is `document`, the others are `documents`. */
export function toRequestBody(
  body: RequestBody,
  [document = '', ...documents]: readonly string[],
): SentBody<typeof createRequest> {
  const people = body.people.filter((person) => !isBlankPerson(person))
  return { ...body, ...deliveryOf(body), people, document, documents }
}
