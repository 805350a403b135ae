import { formatMonth } from '@kakehashi/domain/calendar/day-text'
import { isPlausibleDay, monthOf } from '@kakehashi/domain/calendar/day'
import { Button } from '@kakehashi/ui/button'
import { TextField } from '@kakehashi/ui/field'
import { useLanguage } from '@kakehashi/ui/use-language'
import { useNow } from '@kakehashi/ui/use-now'
import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import { useGetTotalsQuery } from '../../../api/money-api.ts'
import { useDates } from '../../../i18n/use-dates.ts'
import { Loaded } from '../../../layouts/loaded.tsx'
import { DaysOfMonth } from './days-of-month.tsx'
import styles from './money.module.css'
import { TotalsTable } from './totals-table.tsx'

/** What was received by method, on a day and in its month. */
export function Totals() {
  const { t } = useLingui()
  const language = useLanguage()
  const { dayOf, clockDate } = useDates()
  const today = dayOf(useNow())
  const [chosen, choose] = useState('')
  const headingId = useId()
  const day = chosen || today
  const month = monthOf(day)
  const { currentData: data, ...query } = useGetTotalsQuery(month, {
    refetchOnMountOrArgChange: true,
  })
  const next = monthOf(day, 1).from
  return (
    <section className={styles.sheet} aria-labelledby={headingId}>
      <h2 id={headingId}>
        <Trans>Money received</Trans>
      </h2>
      <div className={styles.period}>
        <TextField
          type="date"
          label={t`Day`}
          max={today}
          value={day}
          // A half-typed year is not asked for.
          onChange={({ target: { value } }) =>
            choose(value !== '' && isPlausibleDay(value) && value <= today ? value : '')
          }
        />
        <Button variant="line" size="small" icon="left" onClick={() => choose(monthOf(day, -1).to)}>
          <Trans>Month before</Trans>
        </Button>
        <Button
          variant="line"
          size="small"
          aria-disabled={next > today}
          onClick={() => choose(monthOf(next).to > today ? '' : monthOf(next).to)}
        >
          <Trans>Month after</Trans>
        </Button>
      </div>
      <Loaded query={{ ...query, data }} label={<Trans>Loading the totals</Trans>} lines={8}>
        {(days) => (
          <div className={styles.totals}>
            <TotalsTable
              days={days}
              day={{ value: day, name: clockDate(day) }}
              month={formatMonth(day, language)}
            />
            <DaysOfMonth days={days} month={formatMonth(day, language)} onChoose={choose} />
          </div>
        )}
      </Loaded>
    </section>
  )
}
