import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'

/** '1.2 days': lengths have at most one decimal on screen. */
export function useDayCount(): (days: number) => string {
  const { t } = useLingui()
  return (days) => t`${plural(Number(days.toFixed(1)), { one: '# day', other: '# days' })}`
}
