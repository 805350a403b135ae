import { Trans, useLingui } from '@lingui/react/macro'
import type { OfficeRequest } from '../../../request/request-views.ts'
import { Slip } from '../../../request/slip/slip.tsx'
import { useIsPrinting } from '../../request/print/use-is-printing.ts'

interface CounterSlipProps {
  request: OfficeRequest
  claimCode: string | undefined
}

/** The slip with the code that takes the order into an account. Only in print. */
export function CounterSlip({ request, claimCode }: CounterSlipProps) {
  const { t } = useLingui()
  const isPrinting = useIsPrinting()
  if (!isPrinting) return null
  const claimAt = `${globalThis.location.host}/claim`
  return (
    <Slip
      request={request}
      title={t`Order slip`}
      more={claimCode === undefined ? [] : [{ label: t`Claim code`, value: <b>{claimCode}</b> }]}
      foot={
        claimCode !== undefined && (
          <Trans>
            Follow this order online: {claimAt}, with the claim code and your phone number.
          </Trans>
        )
      }
    />
  )
}
