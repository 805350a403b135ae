import type { ServiceView } from '@kakehashi/contract/services/services'
import { Button } from '@kakehashi/ui/button'
import { showToast } from '@kakehashi/ui/toast'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { errorMessage } from '../../api/client/base-api.ts'
import { showFailedCall } from '../../api/client/failed-call.ts'
import { useOfferServiceMutation } from '../../api/services-api.ts'
import { Refusal } from '../../forms/refusal.tsx'

/** Brings back a service that was withdrawn, exactly as it was. */
export function OfferAgain({ service }: { service: ServiceView }) {
  const { t } = useLingui()
  const [offer, { isLoading }] = useOfferServiceMutation()
  const [refusal, setRefusal] = useState<string>()

  async function offerAgain() {
    setRefusal(undefined)
    try {
      await offer(service._id).unwrap()
      showToast.success(t`Service offered again`)
    } catch (error) {
      setRefusal(errorMessage(error))
      showFailedCall(error)
    }
  }

  return (
    <>
      <Refusal message={refusal} />
      <Button
        variant="line"
        isBusy={isLoading}
        busyLabel={t`Saving`}
        onClick={() => void offerAgain()}
      >
        <Trans>Offer it again</Trans>
      </Button>
    </>
  )
}
