import { useDates } from '../../../../i18n/use-dates.ts'
import type { StageFormProps } from '../../commands/use-request-commands.tsx'
import type { OfficeRequest } from '../../../../request/request-views.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import type { OfficeCommand } from '../../../../api/request-commands-api.ts'
import { DeclineDialog } from '../../../../request/decline-dialog.tsx'
import { Button } from '@kakehashi/ui/button'
import { Pill } from '@kakehashi/ui/pill'
import { showToast } from '@kakehashi/ui/toast'
import styles from '../../decision-panel.module.css'

type Quote = NonNullable<OfficeRequest['quote']>
type Recorded = Extract<OfficeCommand, { kind: 'answerQuote' }>

/** The customer's answer to the quote, with buttons to record an answer given at the counter. */
export function CurrentQuote({ request, commands }: StageFormProps) {
  const { t } = useLingui()
  const answerElement = useRef<HTMLDivElement>(null)
  // Version of the quote being declined; a newer quote may arrive while the dialog is open.
  const [declining, setDeclining] = useState<number>()
  const { quote, can } = request
  if (!quote) return null

  async function record(answer: Omit<Recorded, 'kind'>, form?: 'reason') {
    await commands.run.send({ kind: 'answerQuote', ...answer }, form)
    showToast.success(t`Answer recorded`)
  }
  // The pressed button disappears, so focus moves to the recorded answer.
  const focusAnswer = () => answerElement.current?.focus()
  const accept = () =>
    commands.run.press(async () => {
      await record({ quoteVersion: quote.version, answer: 'accepted', reason: '' })
      focusAnswer()
    })
  const canAccept = can.includes('acceptQuote') && quote.answer !== 'accepted'
  const canDecline = can.includes('declineQuote') && quote.answer !== 'declined'
  return (
    <>
      <div ref={answerElement} tabIndex={-1} className={styles.answer}>
        {quote.isAutomatic && (
          <Pill tone="plain" icon="info">
            <Trans>Quoted automatically from the price list</Trans>
          </Pill>
        )}
        <Answer quote={quote} />
        {(canAccept || canDecline) && (
          <div className={styles.row}>
            <span>
              <Trans>At the counter:</Trans>
            </span>
            {canAccept && (
              <Button variant="line" size="small" onClick={() => void accept()}>
                <Trans>Accepted</Trans>
              </Button>
            )}
            {canDecline && (
              <Button variant="line" size="small" onClick={() => setDeclining(quote.version)}>
                <Trans>Declined</Trans>
              </Button>
            )}
          </div>
        )}
      </div>
      <DeclineDialog
        requestId={request._id}
        isStaff
        isOpen={declining !== undefined}
        onEdit={() => commands.edits.begin('reason')}
        onConfirm={(reason) =>
          record({ quoteVersion: declining ?? quote.version, answer: 'declined', reason }, 'reason')
        }
        onDone={focusAnswer}
        onClose={() => {
          commands.edits.end('reason')
          setDeclining(undefined)
        }}
      />
    </>
  )
}

function Answer({ quote }: { quote: Quote }) {
  const { officeDate } = useDates()
  const { answer, answeredAt, expiresAt, isExpired, isTaken } = quote
  const last = officeDate(expiresAt)
  const day = answeredAt && officeDate(answeredAt)
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
