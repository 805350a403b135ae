import type { MonthView } from '@kakehashi/contract/books'
import { moneyPath, tillPath } from '@kakehashi/contract/screen-paths'
import { monthOf } from '@kakehashi/domain/calendar/day'
import { formatMonth } from '@kakehashi/domain/calendar/day-text'
import { firstOfMonth } from '@kakehashi/domain/payments/pay'
import { Alert } from '@kakehashi/ui/alert'
import { Button } from '@kakehashi/ui/button'
import { showToast } from '@kakehashi/ui/toast'
import { useLanguage } from '@kakehashi/ui/use-language'
import { useQuestion } from '@kakehashi/ui/use-question'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import { useCloseMonthMutation } from '../../api/books-api.ts'
import { showFailedCall } from '../../api/client/failed-call.ts'
import { useDates } from '../../i18n/use-dates.ts'
import { dollars } from '../dollars.ts'
import styles from './books.module.css'
import { Reopen } from './reopen.tsx'
import { usePartNames } from './use-part-names.ts'

/** What can be done now: first what stands open, then the button. */
export function Closing({ view }: { view: MonthView }) {
  const { officeDate } = useDates()
  const firstDayAfter = officeDate(monthOf(firstOfMonth(view.month), 1).from)
  if (view.state === 'closed') return <Closed view={view} />
  return (
    <section className={styles.sheet} aria-labelledby="closing">
      <h2 id="closing">
        <Trans>Close the month</Trans>
      </h2>
      <StandsOpen view={view} />
      {view.state === 'running' ? (
        <p>
          <Trans>This month is not over. You can close it from {firstDayAfter} on.</Trans>
        </p>
      ) : (
        view.openTills.length + view.unexplainedTills.length === 0 && <Close view={view} />
      )}
    </section>
  )
}

function StandsOpen({ view: { openTills, unexplainedTills, figures } }: { view: MonthView }) {
  const { officeDate } = useDates()
  const { unpaid, refundsOwed } = figures.outstanding
  const [owed, toRefund] = [dollars(unpaid.amount), dollars(refundsOwed.amount)]
  return (
    <>
      {openTills.map(({ _id, openedAt }) => {
        const day = officeDate(openedAt)
        return (
          <Alert key={_id} kind="warning" title={<Trans>The till of {day} is still open</Trans>}>
            <Trans>
              Count and close it first: <Link to={tillPath}>to the till</Link>.
            </Trans>
          </Alert>
        )
      })}
      {unexplainedTills.map(({ _id, openedAt }) => {
        const day = officeDate(openedAt)
        return (
          <Alert
            key={_id}
            kind="warning"
            title={<Trans>The till of {day} has a difference without a reason</Trans>}
          >
            <Trans>
              See <Link to={moneyPath}>the closed tills</Link>, and ask the person who looks after
              your server to find out why.
            </Trans>
          </Alert>
        )
      })}
      <ul className={styles.open}>
        <li>
          <Trans>
            Unpaid at the end of the month: {owed} (requests: {unpaid.orders}).
          </Trans>
        </li>
        <li>
          <Trans>
            Refunds owed: {toRefund} (requests: {refundsOwed.orders}).
          </Trans>
        </li>
      </ul>
    </>
  )
}

function Close({ view: { month } }: { view: MonthView }) {
  const { t } = useLingui()
  const language = useLanguage()
  const { ask, question } = useQuestion()
  const [closeMonth, { isLoading }] = useCloseMonthMutation()
  const name = formatMonth(firstOfMonth(month), language)

  async function close() {
    const isConfirmed = await ask({
      title: t`Close ${name}?`,
      text: t`After that, nothing can be entered in this month. If you have to, you can reopen it with a reason.`,
      yes: t`CLOSE THE MONTH`,
      no: t`Go back`,
    })
    if (!isConfirmed) return
    const { error } = await closeMonth(month)
    if (error) return showFailedCall(error)
    showToast.success(t`Month closed`)
    document.getElementById('main')?.focus()
  }

  return (
    <div className={styles.end}>
      <p>
        <Trans>
          Unpaid amounts and refunds owed may stand open; they are noted in the figures.
        </Trans>
      </p>
      <Button isBusy={isLoading} busyLabel={t`Sending`} onClick={() => void close()}>
        <Trans>CLOSE THE MONTH</Trans>
      </Button>
      {question}
    </div>
  )
}

function Closed({ view }: { view: MonthView }) {
  const { t } = useLingui()
  const { officeDateAndTime } = useDates()
  const partNames = usePartNames()
  const { closedAt = '', closedBy = t`Former staff member`, differs, month } = view
  const time = officeDateAndTime(closedAt)
  return (
    <section className={styles.sheet} aria-labelledby="closing">
      <h2 id="closing">
        <Trans>The month is closed</Trans>
      </h2>
      <p>
        <Trans>
          {closedBy} closed it on {time}. Nothing can be entered in it.
        </Trans>
      </p>
      {differs.length > 0 ? (
        <Alert kind="warning" title={<Trans>The books are not as they were closed</Trans>}>
          <p>
            <Trans>
              Somebody may have changed the database. Show this to the person who looks after your
              server:
            </Trans>
          </p>
          <ul className={styles.open}>
            {differs.map((part) => (
              <li key={part}>{partNames[part]}</li>
            ))}
          </ul>
        </Alert>
      ) : (
        <p>
          <Trans>The ledger says the same today as when it was closed.</Trans>
        </p>
      )}
      <Reopen month={month} />
    </section>
  )
}
