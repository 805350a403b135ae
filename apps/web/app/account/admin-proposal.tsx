import { Alert } from '@kakehashi/ui/alert'
import { Button } from '@kakehashi/ui/button'
import { showToast } from '@kakehashi/ui/toast'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useDates } from '../i18n/use-dates.ts'
import { showFailedCall } from '../api/client/failed-call.ts'
import { useAnswerAdminProposalMutation } from '../api/users-api.ts'
import { useUserInfo } from '../session/use-user-info.ts'

interface AdminProposalProps {
  userId: string
  /** Who is to become an admin. */
  name: ReactNode
  proposal: { readonly by: string; readonly until: string }
}

/** An admin role that waits for an owner. Only owners get the buttons. */
export function AdminProposal({ userId, name, proposal }: AdminProposalProps) {
  const { officeDate } = useDates()
  const { t } = useLingui()
  const isOwner = useUserInfo()?.isOwner ?? false
  const until = officeDate(proposal.until)
  const { by } = proposal
  const [answer, { isLoading }] = useAnswerAdminProposalMutation()

  async function send(isConfirmed: boolean) {
    const { error } = await answer({ userId, isConfirmed })
    if (error) showFailedCall(error)
    else showToast.success(isConfirmed ? t`Confirmed as an admin` : t`Proposal declined`)
  }

  return (
    <Alert
      kind="warning"
      title={<Trans>The admin role of {name} waits for an owner</Trans>}
      action={
        isOwner && (
          <>
            <Button size="small" isBusy={isLoading} onClick={() => void send(true)}>
              <Trans>Confirm</Trans>
            </Button>
            <Button
              variant="line"
              size="small"
              aria-disabled={isLoading}
              onClick={() => void send(false)}
            >
              <Trans>Decline</Trans>
            </Button>
          </>
        )
      }
    >
      <Trans>
        Proposed by {by}. Without an answer it expires on {until}.
      </Trans>
    </Alert>
  )
}
