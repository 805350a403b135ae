import type { OpenTill } from '@kakehashi/contract/till'
import { scanPath } from '@kakehashi/contract/screen-paths'
import { yenText } from '@kakehashi/domain/payments/yen'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import { useDates } from '../../../i18n/use-dates.ts'
import { dollarText } from './drawer-sums.ts'
import { MoveCash } from './move-cash.tsx'
import styles from './till.module.css'

type Entry = OpenTill['entries'][number]

/** What went through the drawers since the till was opened. */
export function CashEntries({ till }: { till: OpenTill }) {
  const { t } = useLingui()
  return (
    <section className={styles.entries}>
      <div>
        <h2>
          <Trans>Cash since opening</Trans>
        </h2>
        {till.entries.length === 0 ? (
          <p className={styles.none}>
            <Trans>No cash yet.</Trans>
          </p>
        ) : (
          <ol aria-label={t`Cash since opening`}>
            {till.entries.map((entry) => (
              <EntryRow key={`${entry.at} ${entry.orderNumber ?? entry.reason}`} entry={entry} />
            ))}
          </ol>
        )}
      </div>
      <MoveCash />
    </section>
  )
}

function EntryRow({ entry }: { entry: Entry }) {
  const { timeOfDay } = useDates()
  const { at, name, orderNumber, reason, currency, amount } = entry
  return (
    <li>
      <time dateTime={at}>{timeOfDay(at)}</time>
      <span>
        {orderNumber === undefined ? (
          reason
        ) : (
          <Link to={scanPath(orderNumber)}>{name ?? orderNumber}</Link>
        )}
      </span>
      <b>{currency === 'usd' ? dollarText(amount) : yenText(amount)}</b>
    </li>
  )
}
