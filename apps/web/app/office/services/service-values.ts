import { updateServiceBody, type ServiceView } from '@kakehashi/contract/services'
import type { DefaultValues } from 'react-hook-form'
import type { z } from 'zod'

/** What the form holds: everything of the contract's body, with nothing left out. */
export const serviceForm = updateServiceBody.omit({ serviceId: true }).required({
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

/** '$1,250.50' as a hand types it, also in full-width figures; what is no figure is said so later. */
export function toFigure(typed: string | number | undefined): number | undefined {
  if (typeof typed !== 'string') return typed
  const plain = typed.normalize('NFKC').replace(/[$,\s]/g, '')
  return plain === '' ? undefined : Number(plain)
}
