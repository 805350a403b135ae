import { amountText } from '@kakehashi/domain/payments/cash'
import { Trans } from '@lingui/react/macro'
import type { TillReply } from '../../api/till-api.ts'
import { useDates } from '../../i18n/use-dates.ts'
import styles from './tender.module.css'

interface YenAmountProps {
  /** The open till, which has the rate. */
  till: TillReply['open']
  /** What the amount is for. */
  label: string
  yen: number
}

/** The rate of the open till, and an amount at this rate. */
export function YenAmount({ till, label, yen }: YenAmountProps) {
  const { shortDateAndTime } = useDates()
  if (!till) return null
  const when = shortDateAndTime(till.openedAt)
  return (
    <dl className={styles.rate}>
      <div>
        <dt>
          <Trans>Rate</Trans>
        </dt>
        <dd>
          $1 = ¥{till.yenRate}
          <small>
            <Trans>Set {when}</Trans>
          </small>
        </dd>
      </div>
      <div>
        <dt>{label}</dt>
        <dd className="serif">{amountText('jpy', yen)}</dd>
      </div>
    </dl>
  )
}
