import {
  defaultDeliveryWay,
  type Delivery,
  deliveryFacts,
  type DeliveryField,
  deliveryWays,
  postalCodeIn,
  postalCountries,
} from '@kakehashi/domain/request/delivery'
import { z } from 'zod'
import * as field from '../fields/fields.ts'
import type { Problem } from '../fields/problems.ts'

const problem = (key: Problem) => ({ error: key })

/** An empty text counts as missing. */
function optional<Text extends z.ZodType<string, string>>(text: Text) {
  return text.nullish().transform((value) => value || null)
}

const wayDetails = {
  recipient: optional(field.line(100)),
  postalCountry: z
    .union([z.enum(postalCountries), z.literal('')], problem('postal-country-required'))
    .nullish()
    .transform((value) => value || null),
  /** Full-width digits are accepted. */
  postalCode: optional(
    field.line(20).transform((text) => text.normalize('NFKC').replace(/[‐‑–−ー]/g, '-')),
  ),
  /** Everything below the name, as it should be on the envelope. */
  postalAddress: optional(field.paragraphs(500)),
  /** Without it, the usual meeting point. */
  meetingPlace: optional(field.line(200)),
} satisfies Record<DeliveryField, z.ZodType<string | null>>

/** On the request form, where the way may be left out. */
export const sentDelivery = {
  delivery: z
    .union([z.enum(deliveryWays), z.literal('')], problem('delivery-required'))
    .nullish()
    .transform((way) => way || defaultDeliveryWay),
  ...wayDetails,
}

/** In a change, which has to name the way. */
export const changedDelivery = {
  delivery: z.enum(deliveryWays, problem('delivery-required')),
  ...wayDetails,
}

/** What customers and the office see. The way is also in their lists. */
export const shownWay = z.enum(deliveryWays)
export const shownWayDetails = {
  recipient: z.string().optional(),
  postalCountry: z.enum(postalCountries).optional(),
  postalCode: z.string().optional(),
  postalAddress: z.string().optional(),
  meetingPlace: z.string().optional(),
}

const missing: Partial<Record<DeliveryField, Problem>> = {
  recipient: 'recipient-required',
  postalCountry: 'postal-country-required',
  postalAddress: 'postal-address-required',
}

type Problems = Partial<Record<DeliveryField, Problem>>

/** What the chosen way still needs. Fields of other ways are not checked. */
function deliveryProblems(given: Delivery): Problems {
  const { fields, required } = deliveryFacts[given.delivery]
  const found = required
    .filter((name) => given[name] === null)
    .map((name) => [name, missing[name] ?? 'comment-required'])
  const { postalCountry, postalCode } = given
  const isCodeGood =
    postalCountry === null ||
    postalCountry === 'other' ||
    postalCodeIn(postalCountry, postalCode ?? '') !== undefined
  return {
    ...(Object.fromEntries(found) as Problems),
    ...(fields.includes('postalCode') &&
      !isCodeGood && {
        postalCode: postalCountry === 'US' ? 'zip-code-format' : 'postal-code-format',
      }),
  }
}

/** The same for the values of a form, which reports them together with the problems of its fields. */
export function sentDeliveryProblems(values: unknown): Problems {
  const { data } = z.object(sentDelivery).safeParse(values)
  return data === undefined ? {} : deliveryProblems(data)
}

/** For a schema with these fields: adds what the chosen way needs, and writes its postal code. */
export function checkDelivery<Body extends Delivery>(body: Body, context: z.RefinementCtx): Body {
  const problems = Object.entries(deliveryProblems(body))
  for (const [name, message] of problems)
    context.addIssue({ code: 'custom', path: [name], message })
  const { postalCountry, postalCode } = body
  if (postalCountry === null || postalCode === null) return body
  return { ...body, postalCode: postalCodeIn(postalCountry, postalCode) ?? postalCode }
}
