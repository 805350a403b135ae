import { Trans } from '@lingui/react/macro'
import { ButtonLink } from '@kakehashi/ui/button'

/** The form opens with the service already chosen. */
export function RequestForm({ service, variant }: { service: string; variant: 'seal' | 'ink' }) {
  return (
    <ButtonLink to={`/submitrequest?service=${service}`} variant={variant}>
      <Trans>REQUEST FORM</Trans>
    </ButtonLink>
  )
}
