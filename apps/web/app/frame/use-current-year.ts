import { office } from '@kakehashi/domain/office'
import { useSyncExternalStore } from 'react'

const never = () => () => {}
const builtIn = () => __BUILD_YEAR__

/** The office's year. A page written last year is corrected as soon as script runs. */
export function useCurrentYear(): string {
  return useSyncExternalStore(never, currentYear, builtIn)
}

function currentYear(): string {
  return new Intl.DateTimeFormat('en', { timeZone: office.timeZone, year: 'numeric' }).format()
}
