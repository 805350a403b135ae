import type { OfficeRequest } from '../../../request/request-views.ts'
import { Trans } from '@lingui/react/macro'
import { inDollars } from '../../../request/price.tsx'
import { QuoteLineList } from '../../../request/quote-line-list.tsx'
import { moneyOf } from '../../../request/status/request-status.ts'
import { DefinitionList } from '@kakehashi/ui/definition-list'
import styles from '../decision-panel.module.css'

interface SumsProps {
  request: OfficeRequest
  hasDeposit?: boolean
}

export function Sums({ request, hasDeposit = false }: SumsProps) {
  const money = moneyOf(request)
  if (!money || money.total === 0) return null
  const isOwing = money.remaining > 0
  const remaining = {
    label: <Trans>Remaining</Trans>,
    value: (
      <span className={isOwing ? styles.due : styles.settled}>{inDollars(money.remaining)}</span>
    ),
  }
  const lines = [
    { label: <Trans>Total</Trans>, value: inDollars(money.total) },
    ...(hasDeposit ? [{ label: <Trans>Deposit</Trans>, value: inDollars(money.deposit) }] : []),
    { label: <Trans>Paid</Trans>, value: inDollars(money.paid) },
    ...(request.closedAt === undefined ? [remaining] : refundOf(money.paid)),
  ]
  return (
    <>
      <QuoteLineList lines={request.quote?.lines} total={money.total} />
      <DefinitionList layout="sums" className={styles.sums} items={lines} />
    </>
  )
}

/** Nothing remains to pay on a cancelled request; what was paid may have to be given back. */
function refundOf(paid: number) {
  if (paid <= 0) return []
  return [
    {
      label: <Trans>To refund</Trans>,
      value: <span className={styles.due}>{inDollars(paid)}</span>,
    },
  ]
}
