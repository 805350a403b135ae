import { Button } from '@kakehashi/ui/button'
import { showToast } from '@kakehashi/ui/toast'
import { useQuestion } from '@kakehashi/ui/use-question'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { errorMessage } from '../api/client/base-api.ts'
import { showFailedCall } from '../api/client/failed-call.ts'
import { useWithdrawTranslationMutation } from '../api/request-commands-api.ts'
import { Refusal } from '../forms/refusal.tsx'
import type { DeskRequest } from '../request/request-views.ts'

/** Takes back a wrong file while nobody in the office has acted on it. */
export function Withdraw({ request }: { request: DeskRequest }) {
  const { t } = useLingui()
  const { ask, question } = useQuestion()
  const [withdraw, { isLoading }] = useWithdrawTranslationMutation()
  const [refusal, setRefusal] = useState<string>()
  if (!request.can.includes('withdrawTranslation')) return null

  async function takeBack() {
    const isConfirmed = await ask({
      title: t`Take it back?`,
      text: t`The request comes back to you, and you submit another PDF. The office can still see this file, marked as withdrawn.`,
      yes: t`TAKE IT BACK`,
      no: t`Go back`,
    })
    if (!isConfirmed) return
    setRefusal(undefined)
    try {
      const { _id: requestId, version } = request
      await withdraw({ requestId, version }).unwrap()
      showToast.success(t`The file was taken back`)
    } catch (error) {
      setRefusal(errorMessage(error))
      showFailedCall(error)
    }
  }

  return (
    <>
      <Refusal message={refusal} />
      <p>
        <Trans>Wrong file? You can take it back until the office has acted on it.</Trans>
      </p>
      <Button
        variant="line"
        isBusy={isLoading}
        busyLabel={t`Sending`}
        onClick={() => void takeBack()}
      >
        <Trans>TAKE IT BACK</Trans>
      </Button>
      {question}
    </>
  )
}
