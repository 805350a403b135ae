import { nextStage, type OpenStage, stageNames } from '@kakehashi/domain/request/stage'
import { Trans } from '@lingui/react/macro'
import { useLanguage } from '@kakehashi/ui/use-language'

/** Below the button that ends a stage: where the request goes, and who gets an e-mail. */
export function NextStage({ after }: { after: OpenStage }) {
  const next = nextStage(after)
  const name = stageNames[next][useLanguage()]
  return next === 'delivery' ? (
    <Trans>The request moves to {name}, and the customer gets an e-mail.</Trans>
  ) : (
    <Trans>The request moves to {name}.</Trans>
  )
}
