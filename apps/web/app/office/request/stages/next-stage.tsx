import { nextStage, type OpenStage, stageNameOf } from '@kakehashi/domain/request/stage'
import type { ServiceKind } from '@kakehashi/domain/services'
import { Trans } from '@lingui/react/macro'
import { useLanguage } from '@kakehashi/ui/use-language'

/** Below the button that ends a stage: where the request goes, and who gets an e-mail. */
export function NextStage({ after, kind }: { after: OpenStage; kind: ServiceKind }) {
  const next = nextStage(after)
  const name = stageNameOf(next, kind)[useLanguage()]
  return next === 'delivery' ? (
    <Trans>The request moves to {name}, and the customer gets an e-mail.</Trans>
  ) : (
    <Trans>The request moves to {name}.</Trans>
  )
}
