import type { DeskRequestItem } from '@kakehashi/contract/requests/request-view'
import { Trans } from '@lingui/react/macro'
import { officeDate } from '@kakehashi/domain/calendar/date-formats'
import { useLanguage } from '@kakehashi/ui/use-language'
import { Icon } from '@kakehashi/ui/icon'
import styles from './desk.module.css'

type Due = Pick<DeskRequestItem, 'promisedOn' | 'neededBy' | 'stage' | 'isOverdue'>

/** The day the customer was promised; before there is one, the day they asked for. */
export function DueDay({ request }: { request: Due }) {
  const language = useLanguage()
  const { promisedOn, neededBy, stage, isOverdue } = request
  const day = promisedOn ?? neededBy
  if (day === undefined) {
    return (
      <span className={styles['due']}>
        <small>
          <Trans>No day set</Trans>
        </small>
      </span>
    )
  }
  // What is late with the office is not late on this desk.
  const isLate = isOverdue && stage === 'translate'
  const written = <time dateTime={day}>{officeDate(day, language)}</time>
  if (isLate) {
    return (
      <span className={styles['due']}>
        <span className={styles['late']}>
          <Icon name="alert" />
          <Trans>Was due</Trans>
        </span>
        <b>{written}</b>
      </span>
    )
  }
  return (
    <span className={styles['due']}>
      <small>{promisedOn ? <Trans>Promised for</Trans> : <Trans>Wanted by</Trans>}</small>
      {written}
    </span>
  )
}
