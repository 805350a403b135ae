import { useState } from 'react'
import { errorMessage } from '../../api/client/base-api.ts'
import { showFailedCall } from '../../api/client/failed-call.ts'

/** One call at a time, from a button without a form; the refusal stays on screen. */
export function useNamesCall() {
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string>()

  async function run(call: () => Promise<unknown>): Promise<void> {
    if (isBusy) return
    setBusy(true)
    setRefusal(undefined)
    try {
      await call()
    } catch (error) {
      setRefusal(errorMessage(error))
      showFailedCall(error)
    } finally {
      setBusy(false)
    }
  }
  return { run, isBusy, refusal }
}
