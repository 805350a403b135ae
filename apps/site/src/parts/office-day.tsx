import { Trans, useLingui } from '@lingui/react/macro'
import { useOffice, useOfficeHours } from '@kakehashi/layouts/office'
import { classNames } from '@kakehashi/ui/class-names'
import { calendarData } from './calendar-data.ts'
import { DayLine } from './day-line.tsx'
import { hasLunch } from '@kakehashi/domain/calendar/office-calendar'
import { useOfficeWords } from './use-office-words.ts'
import { DoorState } from './opening-state.tsx'
import styles from './office-day.module.css'
import { SameDay } from './same-day.tsx'
import { Sentences } from './sentences.tsx'
import { Slot, When, when } from './when.tsx'

/**
 * The opening hours of a day, drawn to scale: an ordinary working day until the island shows today.
 * Every part has a fixed height, so nothing moves then.
 */
export function OfficeDay({ className }: { className?: string | undefined }) {
  const { t } = useLingui()
  const office = useOffice()
  const { lunchFrom, lunchUntil } = useOfficeHours()
  const { closedDays } = useOfficeWords()
  const nextOff = <Slot of="nextOff" isDate />
  const nextReason = <Slot of="nextReason" />
  return (
    <aside
      className={classNames(styles.card, className)}
      aria-label={t`At our counter`}
      data-script="office-day"
      {...calendarData(office)}
    >
      <p className={styles.head}>
        <When is="any-day">
          <Trans>At our counter</Trans>
        </When>
        <When is="today">
          <Slot of="date" isDate />
        </When>
        <When is="today">
          <Slot of="time" isDate />
        </When>
      </p>
      <DoorState />
      <div className={styles.drawing}>
        <div {...when(['any-day', 'working-hours'])}>
          <DayLine />
        </div>
        <p className={styles.sign} {...when('reason')}>
          <Slot of="reason" />
        </p>
      </div>
      <SameDay />
      <p className={styles.closed}>
        <When is="any-day">
          <Sentences>
            {hasLunch(office) && (
              <Trans>
                Lunch from {lunchFrom} to {lunchUntil}.
              </Trans>
            )}
            {closedDays !== null && <Trans>Closed {closedDays}.</Trans>}
          </Sentences>
        </When>
        <When is="next-off">
          <Trans>Next closed day</Trans>
        </When>
        <When is="next-off" className={styles.next}>
          <Trans>
            {nextOff}, {nextReason}
          </Trans>
        </When>
      </p>
    </aside>
  )
}
