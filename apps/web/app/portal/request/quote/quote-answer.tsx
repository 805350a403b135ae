import type { PricedRequest } from '../../../request/request-views.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { DeclineDialog } from '../../../request/decline-dialog.tsx'
import { inDollars } from '../../../request/price.tsx'
import { moneyOf } from '../../../request/status/request-status.ts'
import { Button } from '@kakehashi/ui/button'
import styles from './quote-card.module.css'
import type { Answering, SeenQuote } from './use-quote-answer.ts'

interface QuoteAnswerProps {
  request: PricedRequest
  answering: Answering
}

export function QuoteAnswer({ request, answering }: QuoteAnswerProps) {
  const { t } = useLingui()
  // The quote for which the dialog was opened. A newer one may arrive meanwhile.
  const [declining, setDeclining] = useState<SeenQuote>()
  const { accept, decline, seen, goOn, isBusy, isFresh } = answering
  const isStaff = request.reader === 'office'
  const canAccept = request.can.includes('acceptQuote')
  const canDecline = request.can.includes('declineQuote') && request.quote?.answer !== 'declined'
  if (!canAccept && !canDecline) return null
  return (
    <div className={styles.decide}>
      {canAccept && (
        <Button
          variant={isStaff ? 'ink' : 'seal'}
          isBusy={isBusy && !declining}
          busyLabel={t`Accepting`}
          aria-disabled={isFresh}
          onClick={() => void accept()}
        >
          {isStaff ? <Trans>RECORD AS ACCEPTED</Trans> : <Trans>ACCEPT</Trans>}
        </Button>
      )}
      {canDecline && (
        <Button variant="line" onClick={() => setDeclining(seen)}>
          {isStaff ? <Trans>RECORD AS DECLINED</Trans> : <Trans>DECLINE</Trans>}
        </Button>
      )}
      <p>{isStaff ? <StaffLinks /> : <WhatAcceptingMeans request={request} />}</p>
      <DeclineDialog
        requestId={request._id}
        isStaff={isStaff}
        isOpen={declining !== undefined}
        onConfirm={(reason) => decline(reason, declining ?? seen)}
        onDone={goOn}
        onClose={() => setDeclining(undefined)}
      />
    </div>
  )
}

function StaffLinks() {
  return <Trans>If the customer answered at the counter or by phone, record the answer here.</Trans>
}

function WhatAcceptingMeans({ request }: { request: PricedRequest }) {
  const money = moneyOf(request)
  const deposit = inDollars(money?.depositDue ?? 0)
  if (!money || money.depositDue === 0) {
    return (
      <Trans>
        Accepting confirms your request. You pay at our counter when you pick up the translation.
      </Trans>
    )
  }
  if (money.deposit === money.total) {
    return (
      <Trans>Accepting confirms your request. Pay {deposit} at our counter before we start.</Trans>
    )
  }
  return (
    <Trans>
      Accepting confirms your request. Pay the deposit of {deposit} at our counter before we start,
      and the rest when you pick up the translation.
    </Trans>
  )
}
