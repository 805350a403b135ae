import type { CertificateState } from '@kakehashi/domain/certificates/certificate'
import { Pill } from '@kakehashi/ui/pill'
import { Trans } from '@lingui/react/macro'

export function CertificateStatePill({ state }: { state: CertificateState }) {
  if (state === 'valid') {
    return (
      <Pill tone="leaf" icon="check">
        <Trans context="certificate">Valid</Trans>
      </Pill>
    )
  }
  return (
    <Pill tone="seal" icon="alert">
      {state === 'replaced' ? (
        <Trans context="certificate">Replaced</Trans>
      ) : (
        <Trans context="certificate">Revoked</Trans>
      )}
    </Pill>
  )
}
