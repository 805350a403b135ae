import type { EarlierQuoteView } from '@kakehashi/contract/requests/office-records'
import type { QuoteOutcome } from '@kakehashi/domain/request/earlier-quotes'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useDates } from '../../../../i18n/use-dates.ts'
import { inDollars } from '../../../../request/price.tsx'
import { QuoteLineList } from '../../../../request/quote-line-list.tsx'
import type { OfficeRequest } from '../../../../request/request-views.ts'
import { Fold } from '../../../fold.tsx'
import styles from '../../money/ledger.module.css'

const outcomeLabels: Readonly<Record<QuoteOutcome, MessageDescriptor>> = {
  accepted: msg`Accepted, then replaced`,
  declined: msg({ message: 'Declined', context: 'earlier quote' }),
  expired: msg({ message: 'Expired', context: 'earlier quote' }),
  replaced: msg`Replaced`,
  withdrawn: msg({ message: 'Withdrawn', context: 'earlier quote' }),
}

/** Every quote that is no longer current, newest first. */
export function EarlierQuotes({ request }: { request: OfficeRequest }) {
  const [isOpen, setOpen] = useState(false)
  const { earlierQuotes } = request
  const count = earlierQuotes.length
  if (count === 0) return null
  return (
    <Fold title={<Trans>Earlier quotes ({count})</Trans>} isOpen={isOpen} onToggle={setOpen}>
      <ol className={styles.ledger}>
        {earlierQuotes.map((quote) => (
          <Quote key={quote.version} quote={quote} />
        ))}
      </ol>
    </Fold>
  )
}

function Quote({ quote }: { quote: EarlierQuoteView }) {
  const { i18n } = useLingui()
  const { officeDate, dateAndTime } = useDates()
  const { totalPrice, deposit, promisedOn, quotedAt, name, isAutomatic, lines, outcome } = quote
  const amount = inDollars(deposit)
  const day = promisedOn && officeDate(promisedOn)
  return (
    <li>
      <b>{inDollars(totalPrice)}</b>
      <span>{i18n._(outcomeLabels[outcome])}</span>
      <span>
        {isAutomatic ? (
          <Trans>From the price list</Trans>
        ) : (
          (name ?? <Trans>Former staff member</Trans>)
        )}
      </span>
      <time dateTime={quotedAt}>{dateAndTime(quotedAt)}</time>
      <span>
        <Trans>Deposit {amount}</Trans>
      </span>
      <span>{day && <Trans context="earlier quote">Ready by {day}</Trans>}</span>
      {lines && (
        <div className={styles.lines}>
          <QuoteLineList lines={lines} total={totalPrice} />
        </div>
      )}
    </li>
  )
}
