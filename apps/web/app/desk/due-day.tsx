import type { DeskRequestItem } from '@kakehashi/contract/requests/request-view'
import { Trans } from '@lingui/react/macro'
import { Icon } from '@kakehashi/ui/icon'
import { useDates } from '../i18n/use-dates.ts'
import styles from './desk.module.css'

type Due = Pick<DeskRequestItem, 'promisedOn' | 'neededBy' | 'stage' | 'isOverdue' | 'serviceKind'>

/**
 * The promised day, or the day the customer asked for if none is promised yet. An interpretation
 * takes place on the day the customer asked for.
 */
export function DueDay({ request }: { request: Due }) {
  const { officeDate } = useDates()
  const { neededBy, stage, isOverdue, serviceKind } = request
  const isTranslation = serviceKind === 'translation'
  const promisedOn = isTranslation || neededBy === undefined ? request.promisedOn : undefined
  const day = promisedOn ?? neededBy
  if (day === undefined) {
    return (
      <span className={styles.due}>
        <small>
          <Trans>No day set</Trans>
        </small>
      </span>
    )
  }
  // Only the translate stage is the translator's; delays in other stages are not shown here.
  const isLate = isOverdue && stage === 'translate'
  const date = <time dateTime={day}>{officeDate(day)}</time>
  if (isLate) {
    return (
      <span className={styles.due}>
        <span className={styles.late}>
          <Icon name="alert" />
          <Trans>Was due</Trans>
        </span>
        <b>{date}</b>
      </span>
    )
  }
  return (
    <span className={styles.due}>
      <small>
        {promisedOn === undefined ? (
          <Trans>Wanted by</Trans>
        ) : isTranslation ? (
          <Trans>Promised for</Trans>
        ) : (
          <Trans>Interpretation by</Trans>
        )}
      </small>
      {date}
    </span>
  )
}
