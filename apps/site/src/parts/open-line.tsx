import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useOffice, useOfficeHours } from '@kakehashi/layouts/office'
import { classNames } from '@kakehashi/ui/class-names'
import { calendarData } from './calendar-data.ts'
import { hasLunch } from '@kakehashi/domain/calendar/office-calendar'
import styles from './open-line.module.css'
import { Slot, When, when } from './when.tsx'

interface OpenLineProps {
  /** Shown without script. */
  children: ReactNode
  className?: string | undefined
  /** The roles that see this line, if not all. */
  'data-for'?: string | undefined
}

/** Whether the office is open. Its height is fixed: one line, or on phones two. */
export function OpenLine({ children, className, 'data-for': dataFor }: OpenLineProps) {
  const office = useOffice()
  const isDivided = hasLunch(office)
  const { opens, closes, lunchFrom, lunchUntil, sameDayUntil } = useOfficeHours()
  const opening = <Slot of="opening" isDate />
  return (
    <p
      className={classNames(styles.line, className)}
      data-script="office-day"
      data-for={dataFor}
      {...calendarData(office)}
    >
      <When is="any-day" className={styles.anyDay}>
        {children}
      </When>
      <span className={classNames(styles.dot, styles.open)} {...when('open')} />
      <span className={styles.dot} {...when(['lunch', 'closed-now', 'closed-today'])} />
      {isDivided && (
        <When is="morning">
          <Trans>
            <b>Open now</b> until {lunchFrom}
          </Trans>
        </When>
      )}
      <When is={isDivided ? 'afternoon' : ['morning', 'afternoon']}>
        <Trans>
          <b>Open now</b> until {closes}
        </Trans>
      </When>
      <When is="lunch">
        <Trans>
          <b>Closed for lunch</b>, back at {lunchUntil}
        </Trans>
      </When>
      <When is="opens-today">
        <Trans>
          <b>Closed</b>, opens today at {opens}
        </Trans>
      </When>
      <When is={['opens-weekday', 'opens-date']}>
        <Trans>
          <b>Closed</b>, opens {opening} at {opens}
        </Trans>
      </When>
      <When is="in-time" className={styles.also}>
        <Trans>
          Same day until <b>{sameDayUntil}</b>
        </Trans>
      </When>
      <When is="reason" className={classNames(styles.also, styles.reason)}>
        <Slot of="reason" />
      </When>
    </p>
  )
}
