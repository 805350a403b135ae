import { updateServiceBody, type ServiceView } from '@kakehashi/contract/services/services'
import type { DefaultValues } from 'react-hook-form'
import type { z } from 'zod'
import { typedDollars } from '../request/money/amount.ts'

/** What the form holds: everything of the contract's body, with nothing left out. */
export const serviceForm = updateServiceBody.omit({ serviceId: true, version: true }).required({
  icon: true,
  image: true,
})
export type ServiceValues = z.input<typeof serviceForm>
export type ServiceBody = z.output<typeof serviceForm>

/** The form as it opens; a draft has no price yet, so that field is empty. */
export function toServiceValues(service: ServiceView): DefaultValues<ServiceValues> {
  const { name, description, price, icon, image, usualWorkingDays } = service
  return {
    name,
    nameJa: service.nameJa ?? '',
    description,
    descriptionJa: service.descriptionJa ?? '',
    ...(price !== undefined && { price }),
    usualWorkingDays,
    icon,
    image,
  }
}

/** A price as the office types it everywhere; what is none is said so by the contract. */
export function toPrice(typed: string | number | undefined): number | undefined {
  if (typeof typed !== 'string') return typed
  return typed.trim() === '' ? undefined : (typedDollars(typed) ?? Number.NaN)
}

/** Whole days, also in full-width figures. */
export function toDays(typed: string | number | undefined): number | undefined {
  if (typeof typed !== 'string') return typed
  const plain = typed.normalize('NFKC').trim()
  if (plain === '') return undefined
  return /^\d+$/.test(plain) ? Number(plain) : Number.NaN
}
