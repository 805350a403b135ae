import type { MonthItem } from '@kakehashi/contract/books'
import { Pill } from '@kakehashi/ui/pill'
import { Trans } from '@lingui/react/macro'

export function MonthPill({ month }: { month: Pick<MonthItem, 'state' | 'differs'> }) {
  if (month.differs.length > 0) {
    return (
      <Pill tone="seal" icon="alert">
        <Trans>Changed after closing</Trans>
      </Pill>
    )
  }
  switch (month.state) {
    case 'closed':
      return (
        <Pill tone="leaf" icon="lock">
          <Trans context="month">Closed</Trans>
        </Pill>
      )
    case 'open':
      return (
        <Pill tone="amber" icon="clock">
          <Trans context="month">Not closed yet</Trans>
        </Pill>
      )
    case 'running':
      return (
        <Pill tone="plain">
          <Trans context="month">Not over yet</Trans>
        </Pill>
      )
  }
}
