import { useSyncExternalStore } from 'react'
import { currentYear } from '../i18n/office-year.ts'

const never = () => () => {}
const builtIn = () => __BUILD_YEAR__

/** The office's year; while a page is being written, the year of the build. */
export function useCurrentYear(): string {
  return useSyncExternalStore(never, currentYear, builtIn)
}
