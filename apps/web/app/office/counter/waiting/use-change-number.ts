import type { WaitingNumber } from '@kakehashi/contract/waiting-numbers'
import type { WaitingNumberChange } from '@kakehashi/domain/counter/waiting-number'
import { showToast } from '@kakehashi/ui/toast'
import { useLingui } from '@lingui/react/macro'
import { errorMessage } from '../../../api/client/base-api.ts'
import { useChangeWaitingNumberMutation } from '../../../api/waiting-numbers-api.ts'

export function useChangeNumber() {
  const { t } = useLingui()
  const [send, { isLoading }] = useChangeWaitingNumberMutation()

  return async function changeNumber(
    { _id, number }: WaitingNumber,
    change: WaitingNumberChange,
  ): Promise<void> {
    if (isLoading) return
    try {
      await send({ id: _id, change }).unwrap()
      const texts: Readonly<Record<WaitingNumberChange, string>> = {
        'call-again': t`Number ${number} is called again`,
        'did-not-come': t`Number ${number} did not come`,
        'put-back': t`Number ${number} waits again`,
        done: t`Number ${number} is done`,
      }
      showToast.success(texts[change])
    } catch (error) {
      showToast.error(errorMessage(error))
    }
  }
}
