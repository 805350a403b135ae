import { Trans } from '@lingui/react/macro'
import { ButtonLink } from '@kakehashi/ui/button'

/** Opens the request form with the service selected. */
export function RequestForm({ service, variant }: { service: string; variant: 'seal' | 'ink' }) {
  return (
    <ButtonLink to={`/submitrequest?service=${service}`} variant={variant}>
      <Trans>REQUEST FORM</Trans>
    </ButtonLink>
  )
}
