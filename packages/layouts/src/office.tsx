import { officeHours } from '@kakehashi/domain/calendar/office-hours'
import type { Office } from '@kakehashi/domain/office'
import { useLanguage } from '@kakehashi/ui/use-language'
import { createContext, use } from 'react'

const OfficeContext = createContext<Office | undefined>(undefined)

/** Gives the components below it the office that they describe. */
export const OfficeProvider = OfficeContext

export function useOffice(): Office {
  const office = use(OfficeContext)
  if (!office) throw new Error('There is no <OfficeProvider> above this component')
  return office
}

/** Opening hours, written like every other time: 9:00. */
export function useOfficeHours() {
  return officeHours(useOffice(), useLanguage())
}
