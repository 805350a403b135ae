import { formatMonth } from '@kakehashi/domain/calendar/day-text'
import { firstOfMonth } from '@kakehashi/domain/payments/pay'
import { RowLink, rowSheet } from '@kakehashi/ui/row-link'
import { useLanguage } from '@kakehashi/ui/use-language'
import { Trans, useLingui } from '@lingui/react/macro'
import { type ListedMonth, useListMonthsInfiniteQuery } from '../../api/books-api.ts'
import { useDates } from '../../i18n/use-dates.ts'
import { LongList } from '../../layouts/long-list.tsx'
import { OfficePage } from '../../layouts/office-page.tsx'
import { dollars } from '../dollars.ts'
import styles from './books.module.css'
import { MonthPill } from './month-pill.tsx'

/** The months of the office, and which of them are closed. */
export default function Books() {
  const { t } = useLingui()
  const query = useListMonthsInfiniteQuery(undefined, { refetchOnMountOrArgChange: true })
  return (
    <OfficePage
      title={t`Books`}
      back={{ to: '/owner/dashboard', label: <Trans>Owner dashboard</Trans> }}
      width="list"
    >
      <p className={styles.intro}>
        <Trans>
          When a month is over, close it: then nothing can be entered in it, and its figures are
          kept for your tax adviser. A mistake in it is corrected with an entry of today.
        </Trans>
      </p>
      <LongList
        query={query}
        label={<Trans>Loading the months</Trans>}
        moreLabel={t`Loading older months`}
        className={rowSheet}
        empty={null}
      >
        {(month) => <MonthRow month={month} />}
      </LongList>
    </OfficePage>
  )
}

function MonthRow({ month: item }: { month: ListedMonth }) {
  const language = useLanguage()
  const { officeDate } = useDates()
  const { t } = useLingui()
  const {
    month,
    received,
    counterEntries,
    refunded,
    sum,
    closedAt,
    closedBy = t`Former staff member`,
  } = item
  const closed = closedAt === undefined ? '' : officeDate(closedAt)
  const [taken, back] = [dollars(received + counterEntries), dollars(refunded)]
  return (
    <RowLink
      to={`/owner/books/${month}`}
      title={formatMonth(firstOfMonth(month), language)}
      meta={
        <>
          <span>
            <Trans>
              {taken} taken, {back} refunded
            </Trans>
          </span>
          {closedAt !== undefined && (
            <span>
              <Trans>
                Closed by {closedBy} on {closed}
              </Trans>
            </span>
          )}
        </>
      }
      state={<MonthPill month={item} />}
      figure={<b className={styles.sum}>{dollars(sum)}</b>}
    />
  )
}
