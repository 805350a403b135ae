import { Trans } from '@lingui/react/macro'
import { Button } from '@kakehashi/ui/button'

export function PrintSlip() {
  return (
    <Button variant="line" size="small" icon="document" onClick={() => print()}>
      <Trans>Print order slip</Trans>
    </Button>
  )
}
