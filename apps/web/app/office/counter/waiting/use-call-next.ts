import { waitingNumbersPath } from '@kakehashi/contract/screen-paths'
import { showToast } from '@kakehashi/ui/toast'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useNavigate } from 'react-router'
import { errorMessage } from '../../../api/client/base-api.ts'
import { useCallNextNumberMutation } from '../../../api/waiting-numbers-api.ts'
import { useCallKey } from '../../../forms/use-call-key.ts'
import { useKeys } from '../../keys/use-keys.ts'
import type { useWaitingNumbers } from './use-waiting-numbers.ts'

/** Calls the next number to this counter, by its button or the key. */
export function useCallNext({
  counter,
  here,
}: Pick<ReturnType<typeof useWaitingNumbers>, 'counter' | 'here'>) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const [send, { isLoading }] = useCallNextNumberMutation()
  const callKey = useCallKey()

  async function callNext() {
    if (isLoading) return
    // There it is chosen.
    if (counter === undefined) return void navigate(waitingNumbersPath)
    const body = { counter, ...(here && { before: here._id }) }
    try {
      const { called } = await send({ body, key: callKey.keyFor(body) }).unwrap()
      callKey.answered()
      if (!called) return void showToast.success(t`Nobody waits`)
      const { number } = called
      showToast.success(t`Number ${number} is called to counter ${counter}`)
    } catch (error) {
      callKey.failed(error)
      showToast.error(errorMessage(error))
    }
  }

  useKeys([{ key: callNextKey, label: msg`Call the next number`, do: () => void callNext() }])
  return { callNext, isCalling: isLoading }
}

export const callNextKey = 'c'
