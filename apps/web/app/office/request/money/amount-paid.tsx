import type { StageFormProps } from '../commands/use-request-commands.tsx'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { moneyOf } from '../../../request/status/request-status.ts'
import { ReceivePayment } from '../../money/receive-payment.tsx'
import { AmountForm } from './amount-form.tsx'
import { Fold } from '../../fold.tsx'
import { Sums } from './sums.tsx'

interface AmountPaidProps extends StageFormProps {
  label: string
  /** Payment is secondary in this stage. */
  isAside?: boolean
  onTyped?: (text: string | undefined) => void
}

/**
 * A form while a balance remains. The specification has no form once all is paid, so it is then
 * folded and only for corrections.
 */
export function AmountPaid(props: AmountPaidProps) {
  const { request, commands, label, isAside = false, onTyped } = props
  const money = moneyOf(request)
  const isSettled = money === undefined || money.remaining <= 0
  const isToFold = isAside || isSettled
  const [isFolded, setFolded] = useState(isToFold)
  const [isOpen, setOpen] = useState(false)
  const isDirty = commands.edits.has('paid')
  // Do not fold the form while somebody types in it, even if a colleague records the rest.
  if (isFolded !== isToFold && !isDirty) {
    setFolded(isToFold)
    setOpen(false)
  }
  const form = (
    <AmountForm
      request={request}
      commands={commands}
      label={label}
      isAside={isAside}
      onTyped={onTyped}
    />
  )
  if (!isFolded) {
    return (
      <>
        {form}
        <TakePayment request={request} />
      </>
    )
  }
  if (!request.can.includes('recordPaid') || request.totalPrice === 0) return null
  return (
    <>
      <Fold
        title={isSettled ? <Trans>Correct the amount paid</Trans> : <Trans>Record a payment</Trans>}
        isOpen={isOpen}
        isDirty={isDirty}
        onToggle={setOpen}
      >
        {isAside && <Sums request={request} />}
        {form}
      </Fold>
      {!isSettled && <TakePayment request={request} />}
    </>
  )
}

/** Folded, because the office may keep to the total of the specification. */
function TakePayment({ request }: Pick<StageFormProps, 'request'>) {
  const [isOpen, setOpen] = useState(false)
  if (!request.can.includes('receivePayment')) return null
  return (
    <Fold title={<Trans>Take a payment now</Trans>} isOpen={isOpen} onToggle={setOpen}>
      <ReceivePayment request={request} />
    </Fold>
  )
}
