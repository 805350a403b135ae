import { Trans, useLingui } from '@lingui/react/macro'
import type { ComponentProps } from 'react'
import { ReasonDialog } from './reason-dialog.tsx'

type Asking = Pick<
  ComponentProps<typeof ReasonDialog>,
  'isOpen' | 'onEdit' | 'onConfirm' | 'onDone' | 'onClose'
>

interface DeclineDialogProps extends Asking {
  requestId: string
  /** Staff record what a customer has told them. */
  isStaff: boolean
}

/** Asks before a quote is declined, and for a reason. */
export function DeclineDialog({ requestId, isStaff, ...asking }: DeclineDialogProps) {
  const { t } = useLingui()
  return (
    <ReasonDialog
      title={isStaff ? t`Record the quote as declined?` : t`Decline this quote?`}
      label={t`Why?`}
      hint={isStaff ? undefined : t`It helps us to improve our quotes.`}
      confirm={isStaff ? t`RECORD AS DECLINED` : t`DECLINE`}
      cancel={t`Go back`}
      draftName={`decline:${requestId}`}
      {...asking}
    >
      <Trans>We will not start work. The quote can still be accepted later.</Trans>
    </ReasonDialog>
  )
}
