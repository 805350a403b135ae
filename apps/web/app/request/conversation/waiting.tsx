import { Trans } from '@lingui/react/macro'
import { Pill } from '@kakehashi/ui/pill'
import { useNow } from '@kakehashi/ui/use-now'
import { useDates } from '../../i18n/use-dates.ts'

const oneDay = 24 * 3_600_000

/** How long a customer has waited for a reply; amber from one day on. */
export function Waiting({ since }: { since: string }) {
  const now = useNow()
  const time = useDates().age(since, now)
  const isLong = now.getTime() - Date.parse(since) >= oneDay
  return (
    <Pill tone={isLong ? 'amber' : 'plain'} icon="clock">
      <Trans>Waiting: {time}</Trans>
    </Pill>
  )
}
