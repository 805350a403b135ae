import { Trans } from '@lingui/react/macro'
import { useOfficeHours } from '@kakehashi/layouts/office'
import styles from './office-day.module.css'
import { Slot, When } from './when.tsx'

/** The same-day rule and the time left today. */
export function SameDay() {
  const { sameDayUntil } = useOfficeHours()
  const hours = <Slot of="hours" />
  const minutes = <Slot of="minutes" />
  const day = <Slot of="sameDay" isDate />
  return (
    <p className={styles.sameDay}>
      <b>
        <Trans>Same day, if you ask before {sameDayUntil}.</Trans>
      </b>
      <span className={styles.left}>
        <When is="any-day">
          <Trans>For popular documents, at no extra cost.</Trans>
        </When>
        <When is="hours-left">
          <Trans>
            {hours} h {minutes} min left today.
          </Trans>
        </When>
        <When is="minutes-left">
          <Trans>{minutes} minutes left today.</Trans>
        </When>
        <When is="minute-left">
          <Trans>One minute left today.</Trans>
        </When>
        <When is="too-late">
          <Trans>Next chance: {day}.</Trans>
        </When>
      </span>
    </p>
  )
}
