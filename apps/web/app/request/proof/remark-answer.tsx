import type { RemarkView } from '@kakehashi/contract/requests/proof-view'
import { Icon } from '@kakehashi/ui/icon'
import { Trans } from '@lingui/react/macro'
import { useDates } from '../../i18n/use-dates.ts'
import styles from './proof.module.css'

/** What the office or the translator says about a remark. Customers read no names of the staff. */
export function RemarkAnswer({ settled }: { settled: RemarkView['settled'] }) {
  const { officeDateAndTime } = useDates()
  if (!settled) return null
  const { outcome, at, reply, by } = settled
  return (
    <div className={styles.answer}>
      <p className={styles.outcome}>
        <Icon name="check" />
        {outcome === 'changing' ? <Trans>Will be changed</Trans> : <Trans>Stays as it is</Trans>}
      </p>
      {reply !== undefined && <p className={styles.text}>{reply}</p>}
      <p className={styles.small}>
        {by !== undefined && `${by}, `}
        <time dateTime={at}>{officeDateAndTime(at)}</time>
      </p>
    </div>
  )
}
