import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import type { StageFormProps } from '../commands/use-request-commands.tsx'
import { Fold } from '../../fold.tsx'
import { RefundForm } from './refund-form.tsx'

/** On a request that goes on, a refund is rare. A cancelled one shows the form itself. */
export function RefundFold({ request, commands }: StageFormProps) {
  const [isOpen, setOpen] = useState(false)
  const isDirty = commands.edits.has('refund')
  if (request.closedAt !== undefined) return null
  if (!request.can.includes('recordRefund') && !isDirty) return null
  return (
    <Fold
      title={<Trans>Record a refund</Trans>}
      isOpen={isOpen}
      isDirty={isDirty}
      onToggle={setOpen}
    >
      <RefundForm request={request} commands={commands} />
    </Fold>
  )
}
