import { deliveryFacts } from '@kakehashi/domain/request/delivery'
import { Trans } from '@lingui/react/macro'
import { inDollars } from '../../../request/price.tsx'
import type { PricedRequest } from '../../../request/request-views.ts'
import { type Money, moneyOf } from '../../../request/status/request-status.ts'
import { PayLater } from '../hand-over.tsx'

/** What the customer agrees to: what is paid before we start, and when the rest is paid. */
export function WhatAcceptingMeans({ request }: { request: PricedRequest }) {
  const money = moneyOf(request)
  const { delivery } = request
  if (!money) return null
  const { deposit, depositDue, afterDeposit, paid } = money
  return (
    <>
      <Trans>Accepting confirms your request.</Trans>
      {depositDue > 0 && (
        <>
          {' '}
          <BeforeWeStart money={money} />
        </>
      )}
      {afterDeposit > 0 && (
        <>
          {' '}
          <PayLater request={request} amount={afterDeposit} isWhole={deposit === 0 && paid === 0} />
        </>
      )}
      {!deliveryFacts[delivery].isAtCounter && (
        <>
          {' '}
          <Trans>
            If you cannot come to our counter to pay, <a href="#messages">write to us</a>: we will
            arrange another way.
          </Trans>
        </>
      )}
    </>
  )
}

function BeforeWeStart({ money: { deposit, depositDue, total } }: { money: Money }) {
  const sum = inDollars(depositDue)
  return deposit === total ? (
    <Trans>Pay {sum} at our counter before we start.</Trans>
  ) : (
    <Trans>Pay the deposit of {sum} at our counter before we start.</Trans>
  )
}
