import type { SentBody } from '@kakehashi/contract/http/endpoint'
import type { askForProofChange } from '@kakehashi/contract/requests/proofs'
import { showToast } from '@kakehashi/ui/toast'
import { useLingui } from '@lingui/react/macro'
import { useAskForProofChangeMutation } from '../../api/proofs-api.ts'
import { useCallKey } from '../../forms/use-call-key.ts'

/** Pressed again after a lost reply, it sends the remarks once. */
export function useAskForChange(requestId: string, proofId: string) {
  const { t } = useLingui()
  const [ask] = useAskForProofChangeMutation()
  const key = useCallKey()

  return async (body: SentBody<typeof askForProofChange>) => {
    try {
      await ask({ requestId, proofId, key: key.keyFor(body), body }).unwrap()
      key.answered()
      showToast.success(t`Sent. We will answer here.`)
    } catch (error) {
      key.failed(error)
      throw error
    }
  }
}
