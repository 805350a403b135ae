import { Trans, useLingui } from '@lingui/react/macro'
import { officeDate } from '@kakehashi/domain/dates'
import { useLanguage } from '../../frame/use-language.ts'
import { Button } from '../../ui/button.tsx'
import { Pill } from '../../ui/pill.tsx'
import { showToast } from '../../ui/toast.tsx'
import styles from './decision.module.css'
import type { OfficeRequest } from './office-request.ts'
import type { StageFormProps } from './stage-form.ts'

type Quote = NonNullable<OfficeRequest['quote']>

/** What the customer said to the quote, or a way to write down what they say at the counter. */
export function QuoteStanding({ request, acting }: StageFormProps) {
  const { t } = useLingui()
  const { quote, can } = request
  if (!quote) return null

  const record = (answer: 'accepted' | 'declined') =>
    acting.press(async () => {
      const quoteVersion = quote.version
      await acting.send({ kind: 'answerQuote', quoteVersion, answer, reason: '' })
      showToast.success(t`Answer recorded`)
    })
  return (
    <div className={styles['answer']}>
      <Answer quote={quote} />
      {can.includes('acceptQuote') && quote.answer !== 'accepted' && (
        <div className={styles['row']}>
          <span>
            <Trans>At the counter:</Trans>
          </span>
          <Button variant="line" size="small" onClick={() => void record('accepted')}>
            <Trans>Accepted</Trans>
          </Button>
          {quote.answer === undefined && (
            <Button variant="line" size="small" onClick={() => void record('declined')}>
              <Trans>Declined</Trans>
            </Button>
          )}
        </div>
      )}
    </div>
  )
}

function Answer({ quote }: { quote: Quote }) {
  const language = useLanguage()
  const { answer, answeredAt, expiresAt, isExpired, isTaken } = quote
  const last = officeDate(expiresAt, language)
  const day = answeredAt && officeDate(answeredAt, language)
  if (answer === 'accepted') {
    return (
      <Pill tone="leaf" icon="check">
        <Trans>Quote accepted, {day}</Trans>
      </Pill>
    )
  }
  if (answer === 'declined') {
    return (
      <Pill tone="amber" icon="alert">
        <Trans>Quote declined, {day}</Trans>
      </Pill>
    )
  }
  if (isTaken) {
    return (
      <Pill tone="leaf" icon="check">
        <Trans>Accepted by paying</Trans>
      </Pill>
    )
  }
  return isExpired ? (
    <Pill tone="amber" icon="alert">
      <Trans>Quote expired, {last}</Trans>
    </Pill>
  ) : (
    <Pill tone="sea" icon="clock">
      <Trans>Not answered yet; valid until {last}</Trans>
    </Pill>
  )
}
