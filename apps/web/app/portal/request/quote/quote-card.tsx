import type { PricedRequest } from '../../../request/request-views.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useCallback, useId, useRef } from 'react'
import { Refusal } from '../../../forms/refusal.tsx'
import { inDollars } from '../../../request/price.tsx'
import { QuoteLineList } from '../../../request/quote-line-list.tsx'
import { isOwed, type Money, moneyOf, statusOf } from '../../../request/status/request-status.ts'
import { DefinitionList } from '@kakehashi/ui/definition-list'
import { NextStep } from '../next-step.tsx'
import styles from './quote-card.module.css'
import { QuoteNote } from './quote-note.tsx'
import { QuoteReplaced } from './quote-replaced.tsx'
import { QuoteScope } from './quote-scope.tsx'
import { useQuoteAnswer } from './use-quote-answer.ts'

/** The price, and what the customer has to do about it. */
export function QuoteCard({ request }: { request: PricedRequest }) {
  const headingId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  // The pressed button is removed, so the heading takes the focus.
  const goOn = useCallback(() => heading.current?.focus(), [])
  const answering = useQuoteAnswer(request, goOn)
  const status = statusOf(request)
  const money = moneyOf(request)
  const isQuote = request.stage === 'quote' || request.stage === 'payment'
  return (
    <section className={styles.card} aria-labelledby={headingId}>
      <div className={styles.head}>
        <h2 id={headingId} ref={heading} tabIndex={-1}>
          {isQuote ? <Trans>Quote</Trans> : <Trans>Price</Trans>}
        </h2>
        <QuoteNote request={request} />
      </div>
      <QuoteScope request={request} />
      <QuoteReplaced request={request} />
      {money && <QuoteLineList lines={request.quote?.lines} total={money.total} />}
      {money && money.total > 0 && <Sums money={money} hasRemaining={isOwed(request)} />}
      <Refusal message={answering.refusal} />
      <NextStep request={request} status={status} answering={answering} />
    </section>
  )
}

function Sums({ money, hasRemaining }: { money: Money; hasRemaining: boolean }) {
  const { t } = useLingui()
  const { total, deposit, paid, remaining, depositDue } = money
  const owing = remaining > 0 ? styles.due : undefined
  const sums = [
    { label: t`Total`, value: inDollars(total), isMain: true },
    ...(depositDue > 0 ? [{ label: t`Deposit`, value: inDollars(deposit) }] : []),
    { label: t`Paid`, value: inDollars(paid) },
    ...(hasRemaining
      ? [{ label: t`Remaining`, value: <span className={owing}>{inDollars(remaining)}</span> }]
      : []),
  ]
  return <DefinitionList layout="sums" className={styles.sums} items={sums} />
}
