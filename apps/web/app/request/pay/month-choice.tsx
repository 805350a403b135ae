import { monthOf } from '@kakehashi/domain/calendar/day'
import { formatMonth } from '@kakehashi/domain/calendar/day-text'
import { firstOfMonth, monthText } from '@kakehashi/domain/payments/pay'
import { Button } from '@kakehashi/ui/button'
import { useLanguage } from '@kakehashi/ui/use-language'
import { Trans } from '@lingui/react/macro'
import styles from './pay.module.css'

interface MonthChoiceProps {
  /** '2026-11' */
  month: string
  /** The present one; later ones have no statement yet. */
  last: string
  onChoose: (month: string) => void
}

/** The month of a statement, with the ones before and after. */
export function MonthChoice({ month, last, onChoose }: MonthChoiceProps) {
  const language = useLanguage()
  const day = firstOfMonth(month)
  const other = (monthsOn: number) => monthText(monthOf(day, monthsOn).from)
  return (
    <div className={styles.month}>
      <Button variant="line" size="small" icon="left" onClick={() => onChoose(other(-1))}>
        <Trans>Month before</Trans>
      </Button>
      <b aria-live="polite">{formatMonth(day, language)}</b>
      <Button
        variant="line"
        size="small"
        aria-disabled={month >= last}
        onClick={() => onChoose(other(1))}
      >
        <Trans>Month after</Trans>
      </Button>
    </div>
  )
}
