import type { StageFormProps } from '../commands/use-request-commands.tsx'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { moneyOf } from '../../../request/status/request-status.ts'
import { AmountForm } from './amount-form.tsx'
import { Fold } from '../fold.tsx'
import { Sums } from './sums.tsx'

interface AmountPaidProps extends StageFormProps {
  label: string
  /** Money is no matter of this stage, though some may come in. */
  isAside?: boolean
}

/**
 * What was paid: a form as long as something remains. Once all is paid there is none, as the
 * specification has it; but what was recorded by a slip can be corrected behind one line.
 */
export function AmountPaid({ request, commands, label, isAside = false }: AmountPaidProps) {
  const money = moneyOf(request)
  const isSettled = money === undefined || money.remaining <= 0
  const isToFold = isAside || isSettled
  const [isFolded, setFolded] = useState(isToFold)
  const [isOpen, setOpen] = useState(false)
  const isDirty = commands.edits.has('paid')
  // A form that somebody types in stays where it is, also when a colleague takes the rest.
  if (isFolded !== isToFold && !isDirty) {
    setFolded(isToFold)
    setOpen(false)
  }
  const form = <AmountForm request={request} commands={commands} label={label} isAside={isAside} />
  if (!isFolded) return form
  if (!request.can.includes('recordPaid') || request.totalPrice === 0) return null
  return (
    <Fold
      title={isSettled ? <Trans>Correct the amount paid</Trans> : <Trans>Record a payment</Trans>}
      isOpen={isOpen}
      isDirty={isDirty}
      onToggle={setOpen}
    >
      {isAside && <Sums request={request} />}
      {form}
    </Fold>
  )
}
