import { halfWidth } from '@kakehashi/domain/half-width'
import { updateServiceBody, type ServiceView } from '@kakehashi/contract/services/services'
import type { DefaultValues } from 'react-hook-form'
import type { z } from 'zod'
import type { FieldProblems } from '../../forms/form-resolver.ts'
import { typedDollars } from '../money/amount.ts'

/** The contract's body with all optional fields required, because the form has them all. */
export const serviceForm = updateServiceBody.omit({ serviceId: true, version: true }).required({
  kind: true,
  priceUnit: true,
  quotesItself: true,
  icon: true,
  image: true,
})
export type ServiceValues = z.input<typeof serviceForm>
export type ServiceBody = z.output<typeof serviceForm>

/** Initial values. The price field of a new draft is empty. */
export function toServiceValues(service: ServiceView): DefaultValues<ServiceValues> {
  const { name, description, price, icon, image, usualWorkingDays } = service
  return {
    name,
    nameJa: service.nameJa ?? '',
    description,
    descriptionJa: service.descriptionJa ?? '',
    ...(price !== undefined && { price }),
    usualWorkingDays,
    kind: service.kind,
    priceUnit: service.priceUnit ?? 'order',
    minimumPrice: service.minimumPrice ?? null,
    quotesItself: service.quotesItself ?? false,
    quoteCeiling: service.quoteCeiling ?? null,
    icon,
    image,
  }
}

/** Only translations quote themselves; the fields for it are hidden otherwise. */
export function toSent(values: ServiceValues): ServiceValues {
  return values.kind === 'translation' ? values : { ...values, quotesItself: false }
}

/** The server checks the same. */
export function ceilingProblem(values: ServiceValues): FieldProblems<ServiceValues> {
  const { quotesItself, quoteCeiling = null } = toSent(values)
  return quotesItself && quoteCeiling === null ? { quoteCeiling: 'ceiling-required' } : {}
}

/** Parses a typed price. NaN if invalid, which the contract rejects with a message. */
export function toPrice(typed: string | number | undefined): number | undefined {
  if (typeof typed !== 'string') return typed
  return typed.trim() === '' ? undefined : (typedDollars(typed) ?? Number.NaN)
}

/** As `toPrice`; an empty field removes the price. */
export function toOptionalPrice(typed: string | number | null | undefined): number | null {
  return typed === null ? null : (toPrice(typed) ?? null)
}

/** Whole days; accepts full-width digits. */
export function toDays(typed: string | number | undefined): number | undefined {
  if (typeof typed !== 'string') return typed
  const plain = halfWidth(typed).trim()
  if (plain === '') return undefined
  return /^\d+$/.test(plain) ? Number(plain) : Number.NaN
}
