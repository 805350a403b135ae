import type { ProofChange, ProofView } from '@kakehashi/contract/requests/proof-view'
import { Alert } from '@kakehashi/ui/alert'
import { Trans } from '@lingui/react/macro'
import { useDates } from '../../i18n/use-dates.ts'

interface ProofStatusProps {
  proof: ProofView
  can: readonly ProofChange[]
}

/** What has become of it; nothing while it waits for the customer. */
export function ProofStatus({ proof: { state, answeredAt }, can }: ProofStatusProps) {
  const { officeDateAndTime } = useDates()
  const answered = answeredAt === undefined ? '' : officeDateAndTime(answeredAt)
  if (state === 'approved') {
    return (
      <Alert kind="success">
        <Trans>
          You approved this proof copy on {answered}. You do not need to do anything else.
        </Trans>
      </Alert>
    )
  }
  if (state === 'replaced') {
    return (
      <Alert kind="info">
        <Trans>
          We have changed the translation since this proof copy. We e-mail you when the new one is
          ready to read.
        </Trans>
      </Alert>
    )
  }
  if (!can.includes('approve')) {
    return (
      <Alert kind="info">
        <Trans>The review is over, so this proof copy can no longer be answered.</Trans>
      </Alert>
    )
  }
  if (state === 'change-asked') {
    return (
      <Alert kind="info">
        <Trans>
          We got your remarks on {answered} and will answer each of them here. We e-mail you when
          there is a new proof copy.
        </Trans>
      </Alert>
    )
  }
  return null
}
