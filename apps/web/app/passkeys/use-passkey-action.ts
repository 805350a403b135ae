import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { errorMessage } from '../api/client/base-api.ts'
import { DeviceError, type DeviceProblem } from './ask-device.ts'

const texts: Readonly<Record<DeviceProblem, MessageDescriptor>> = {
  unsupported: msg`This browser or device cannot use passkeys for this site.`,
  cancelled: msg`No passkey was used. It was cancelled, or it took too long.`,
  known: msg`This device already has a passkey for your account.`,
  failed: msg`The device could not use a passkey. Try again, or use your password.`,
}

/** Runs one use of a passkey at a time, and says why it did not work. */
export function usePasskeyAction(use: () => Promise<void>) {
  const { i18n } = useLingui()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()

  async function start() {
    if (isBusy) return
    setBusy(true)
    setProblem(undefined)
    try {
      await use()
    } catch (error) {
      const isOfDevice = error instanceof DeviceError
      setProblem(isOfDevice ? i18n._(texts[error.problem]) : errorMessage(error))
    } finally {
      setBusy(false)
    }
  }

  return { start, isBusy, problem }
}
