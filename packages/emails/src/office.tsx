import type { Office } from '@kakehashi/domain/office'
import { createContext, use } from 'react'

const OfficeContext = createContext<Office | undefined>(undefined)

/** Gives the components below it the office that sends the mail. */
export const OfficeProvider = OfficeContext

export function useOffice(): Office {
  const office = use(OfficeContext)
  if (!office) throw new Error('There is no <OfficeProvider> above this component')
  return office
}
