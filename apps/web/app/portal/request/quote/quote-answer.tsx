import type { PricedRequest } from '../../../request/request-views.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { DeclineDialog } from '../../../request/decline-dialog.tsx'
import { Button } from '@kakehashi/ui/button'
import styles from './quote-card.module.css'
import { WhatAcceptingMeans } from './what-accepting-means.tsx'
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
