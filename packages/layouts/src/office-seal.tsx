import { Seal } from '@kakehashi/ui/seal'
import type { ComponentProps } from 'react'
import { useOffice } from './office.tsx'

/** The seal of the office, wherever it stamps something. */
export function OfficeSeal(props: Omit<ComponentProps<typeof Seal>, 'seal'>) {
  return <Seal seal={useOffice().seal} {...props} />
}
