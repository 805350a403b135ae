import type { OfficeRequest } from '../../request/request-views.ts'
import { stagePath } from '@kakehashi/contract/screen-paths'
import { stageNameOf } from '@kakehashi/domain/request/stage'
import { Trans } from '@lingui/react/macro'
import { Link } from 'react-router'
import { useLanguage } from '@kakehashi/ui/use-language'
import { Alert } from '@kakehashi/ui/alert'

interface OtherStageProps {
  request: OfficeRequest
  /** The form below still has unsaved input. */
  isDirty: boolean
  /** The form below replaces the quote that was sent. */
  isReplaceable: boolean
}

/** Shown when the request is no longer in the stage of this address; links to the current one. */
export function OtherStage({ request, isDirty, isReplaceable }: OtherStageProps) {
  const name = stageNameOf(request.stage, request.serviceKind)[useLanguage()]
  return (
    <Alert
      kind="info"
      title={<Trans>This request is now at the {name} stage</Trans>}
      action={
        <Link to={stagePath(request.stage, request._id)}>
          <Trans>Go to that page</Trans>
        </Link>
      }
    >
      <Consequence isDirty={isDirty} isReplaceable={isReplaceable} />
    </Alert>
  )
}

function Consequence({ isDirty, isReplaceable }: Omit<OtherStageProps, 'request'>) {
  if (isReplaceable) {
    return <Trans>You can replace the quote here until the payment is complete.</Trans>
  }
  return isDirty ? (
    <Trans>What you typed is still here.</Trans>
  ) : (
    <Trans>You can only read it here.</Trans>
  )
}
