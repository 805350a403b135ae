import type { DeskRequestItem } from '@kakehashi/contract/requests/request-view'
import { Trans } from '@lingui/react/macro'
import { officeDate } from '@kakehashi/domain/calendar/date-formats'
import { useLanguage } from '@kakehashi/ui/use-language'
import { Icon } from '@kakehashi/ui/icon'
import styles from './desk.module.css'

type Due = Pick<DeskRequestItem, 'promisedOn' | 'neededBy' | 'stage' | 'isOverdue'>

/** The promised day, or the day the customer asked for if none is promised yet. */
export function DueDay({ request }: { request: Due }) {
  const language = useLanguage()
  const { promisedOn, neededBy, stage, isOverdue } = request
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
  const date = <time dateTime={day}>{officeDate(day, language)}</time>
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
      <small>{promisedOn ? <Trans>Promised for</Trans> : <Trans>Wanted by</Trans>}</small>
      {date}
    </span>
  )
}
