import type { Office } from '@kakehashi/domain/office'
import { OfficeProvider } from '@kakehashi/layouts/office'
import type { ReactNode } from 'react'
import { useGetOfficeQuery } from '../api/office-api.ts'

interface CurrentOfficeProps {
  /** Shown until the server has sent another one. */
  initial: Office
  children: ReactNode
}

/** Gives the screens below it the office, also after it has changed on an open page. */
export function CurrentOffice({ initial, children }: CurrentOfficeProps) {
  const { data = initial } = useGetOfficeQuery()
  return <OfficeProvider value={data}>{children}</OfficeProvider>
}
