import { centsOf, largestPriceCents } from '@kakehashi/domain/money'
import { serviceSlug } from '@kakehashi/domain/services'
import { z } from 'zod'
import { line, paragraphs } from '../fields/fields.ts'
import { isUploadedPicture } from './picture-path.ts'
import type { Problem } from '../fields/problems.ts'

const problem = (key: Problem) => ({ error: key })

/** A name needs a letter or a digit, because its slug must not be empty. */
export const serviceName = line(100, 'service-name-required').pipe(
  z.string().refine((name) => serviceSlug(name) !== '', problem('service-name-required')),
)

export const serviceDescription = paragraphs(4_000, 'description-required').pipe(
  z.string().min(1, problem('description-required')),
)

const orNull = (text: string) => text || null

/** Left out: unchanged. Empty: removed. */
export const changedNameJa = line(100).transform(orNull).nullable().optional()
export const changedDescriptionJa = paragraphs(4_000).transform(orNull).nullable().optional()

/** Dollars on the wire, cents once parsed. */
export const price = z
  .number({ error: ({ input }) => ((input ?? null) === null ? 'price-required' : 'price-format') })
  .transform(centsOf)
  .pipe(
    z
      .number(problem('price-format'))
      .min(1, problem('price-format'))
      .max(largestPriceCents, problem('price-format')),
  )

/** Left out: unchanged. Null: removed. */
export const optionalPrice = price.nullable().optional()

export const workingDays = z
  .int(problem('working-days-range'))
  .min(0, problem('working-days-range'))
  .max(365, problem('working-days-range'))

/** A picture uploaded here, or an external URL, which is stored but never fetched. */
export const pictureAddress = z
  .string(problem('picture-address'))
  .max(2_000, problem('too-long'))
  .transform((text) => (text === '' || isUploadedPicture(text) ? text : safeAddress(text)))
  .pipe(z.string(problem('picture-address')).max(2_000, problem('too-long')))

/** The normalized https URL; undefined if it is invalid or has credentials. */
function safeAddress(text: string): string | undefined {
  const url = URL.parse(text.trim())
  if (url?.protocol !== 'https:' || url.username !== '' || url.password !== '') return undefined
  return url.href
}
