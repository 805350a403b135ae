import type { PricedRequest } from '../../../request/request-views.ts'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { inDollars } from '../../../request/price.tsx'
import { statusOf } from '../../../request/status/request-status.ts'
import { Alert } from '@kakehashi/ui/alert'

interface Seen {
  version: number
  total: number
  /** The price of the previous quote. */
  before?: number
}

/** Says that the price has changed while the page was open. */
export function QuoteReplaced({ request }: { request: PricedRequest }) {
  const { quote, totalPrice: total } = request
  const version = quote?.version ?? 0
  const [seen, setSeen] = useState<Seen>({ version, total })
  if (version !== seen.version) {
    setSeen({ version, total, ...(seen.version > 0 && { before: seen.total }) })
  }
  if (seen.before === undefined || statusOf(request) !== 'quote-ready') return null
  const [before, now] = [inDollars(seen.before), inDollars(total)]
  return (
    <Alert kind="warning" title={<Trans>This is a new quote</Trans>}>
      <Trans>
        It replaces the quote you were reading. The price was {before} and is now {now}.
      </Trans>
    </Alert>
  )
}
