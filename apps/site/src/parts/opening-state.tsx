import { Trans } from '@lingui/react/macro'
import { useOffice, useOfficeHours } from '@kakehashi/layouts/office'
import { classNames } from '@kakehashi/ui/class-names'
import { hasLunch } from '@kakehashi/domain/calendar/office-calendar'
import { capitalised } from '@kakehashi/domain/calendar/weekday-text'
import { useOfficeWords } from './use-office-words.ts'
import styles from './opening-state.module.css'
import { Slot, When, when } from './when.tsx'

/** The first two lines of the card: whether the office is open, and until or from when. */
export function DoorState() {
  const { openDays } = useOfficeWords()
  return (
    <p className={styles.state}>
      <span className={classNames('serif', styles.door)}>
        <span className={classNames(styles.dot, styles.open)} {...when('open')} />
        <span className={styles.dot} {...when(['lunch', 'closed-now', 'closed-today'])} />
        <When is="any-day">{capitalised(openDays)}</When>
        <When is="open">
          <Trans>Open now</Trans>
        </When>
        <When is="lunch">
          <Trans>Closed for lunch</Trans>
        </When>
        <When is="closed-now">
          <Trans>Closed</Trans>
        </When>
        <When is="closed-today">
          <Trans>Closed today</Trans>
        </When>
      </span>
      <Until />
    </p>
  )
}

function Until() {
  const { opens, closes, lunchFrom, lunchUntil } = useOfficeHours()
  const opening = <Slot of="opening" isDate />
  const isDivided = hasLunch(useOffice())
  return (
    <span className={styles.until}>
      <When is="any-day">
        {isDivided ? (
          <Trans>
            {opens} to {lunchFrom} and {lunchUntil} to {closes}
          </Trans>
        ) : (
          <Trans>
            {opens} to {closes}
          </Trans>
        )}
      </When>
      {isDivided && (
        <When is="morning">
          <Trans>
            until {lunchFrom}, then {lunchUntil} to {closes}
          </Trans>
        </When>
      )}
      <When is={isDivided ? 'afternoon' : ['morning', 'afternoon']}>
        <Trans>until {closes}</Trans>
      </When>
      <When is="lunch">
        <Trans>back at {lunchUntil}</Trans>
      </When>
      <When is="opens-today">
        <Trans>opens today at {opens}</Trans>
      </When>
      <When is={['opens-weekday', 'opens-date']}>
        <Trans>
          opens {opening} at {opens}
        </Trans>
      </When>
    </span>
  )
}
