import { halfWidth } from '@kakehashi/domain/half-width'
import { updateServiceBody, type ServiceView } from '@kakehashi/contract/services/services'
import type { DefaultValues } from 'react-hook-form'
import type { z } from 'zod'
import { typedDollars } from '../request/money/amount.ts'

/** The contract's body with all optional fields required, because the form has them all. */
export const serviceForm = updateServiceBody.omit({ serviceId: true, version: true }).required({
  kind: true,
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
    icon,
    image,
  }
}

/** Parses a typed price. NaN if invalid, which the contract rejects with a message. */
export function toPrice(typed: string | number | undefined): number | undefined {
  if (typeof typed !== 'string') return typed
  return typed.trim() === '' ? undefined : (typedDollars(typed) ?? Number.NaN)
}

/** Whole days; accepts full-width digits. */
export function toDays(typed: string | number | undefined): number | undefined {
  if (typeof typed !== 'string') return typed
  const plain = halfWidth(typed).trim()
  if (plain === '') return undefined
  return /^\d+$/.test(plain) ? Number(plain) : Number.NaN
}
