import { Trans } from '@lingui/react/macro'
import { Pill } from '@kakehashi/ui/pill'
import { useLanguage } from '@kakehashi/ui/use-language'
import { useNow } from '@kakehashi/ui/use-now'
import { formatAge } from '../../i18n/relative-time.ts'

const oneDay = 24 * 3_600_000

/** How long a customer has waited for a reply; amber from one day on. */
export function Waiting({ since }: { since: string }) {
  const now = useNow()
  const time = formatAge(since, now, useLanguage())
  const isLong = now.getTime() - Date.parse(since) >= oneDay
  return (
    <Pill tone={isLong ? 'amber' : 'plain'} icon="clock">
      <Trans>Waiting: {time}</Trans>
    </Pill>
  )
}
