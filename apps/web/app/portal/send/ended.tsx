import { Trans } from '@lingui/react/macro'
import { Outcome } from '../../account/outcome.tsx'

export function Ended() {
  return (
    <Outcome kind="failed" title={<Trans>This page has ended</Trans>}>
      <p>
        <Trans>What has arrived is with us. To send more, ask at the counter for a new code.</Trans>
      </p>
    </Outcome>
  )
}
