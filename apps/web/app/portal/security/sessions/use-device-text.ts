import { useLingui } from '@lingui/react/macro'
import { deviceOf } from '@kakehashi/domain/people/device-name'

/** The browser and the system, such as 'Firefox on Windows'. */
export function useDeviceText(userAgent: string): string {
  const { t } = useLingui()
  const { browser, system } = deviceOf(userAgent)
  if (browser && system) return t`${browser} on ${system}`
  return browser ?? system ?? t`Unknown browser`
}
