import type { RequestDetail } from '@kakehashi/contract/requests/request-view'
import { showToast } from '@kakehashi/ui/toast'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { errorMessage } from '../../api/client/base-api.ts'
import { isTemporary } from '../../api/client/connection.ts'
import { isSessionEnd } from '../../api/client/failed-call.ts'
import { useOrderAgainMutation, type WantedAgain } from '../../api/order-again-api.ts'
import { useSendAgain } from '../../forms/use-send-again.ts'
import { useUserInfo } from '../../session/use-user-info.ts'
import { forgetPressed, readPressed, savePressed } from './pressed-order.ts'

/**
 * Sends the order once, however often and whenever the button is pressed. Like a pressed request
 * form, it continues after a lost connection, a reload and a new login.
 */
export function useOrderAgain(requestId: string, onOrdered: (created: RequestDetail) => unknown) {
  const { t } = useLingui()
  const person = useUserInfo()?._id ?? ''
  const [order] = useOrderAgainMutation()
  const [pressedBefore] = useState(() => readPressed(person, requestId))
  const pressed = useRef(pressedBefore)
  const isUnderWay = useRef(false)
  const [isSending, setSending] = useState(false)
  const [isInterrupted, setInterrupted] = useState(false)
  const [refusal, setRefusal] = useState<string>()

  async function send(): Promise<void> {
    const current = pressed.current
    if (!current || isUnderWay.current) return
    isUnderWay.current = true
    setSending(true)
    setRefusal(undefined)
    try {
      const body = current.wanted
      const created = await order({ requestId, body, key: current.key }).unwrap()
      cancel()
      showToast.success(t`Your order has been sent`)
      await onOrdered(created)
    } catch (error) {
      if (isTemporary(error)) setInterrupted(true)
      // After the next login the page sends it again.
      else if (!isSessionEnd(error)) {
        cancel()
        setRefusal(errorMessage(error))
      }
    } finally {
      isUnderWay.current = false
      setSending(false)
    }
  }

  function cancel() {
    pressed.current = undefined
    setInterrupted(false)
    forgetPressed(person, requestId)
  }

  useSendAgain(isInterrupted, send)
  const sendNow = useEffectEvent(() => void send())
  useEffect(() => {
    // After this effect, because sending shows at once that it is under way.
    if (pressedBefore) queueMicrotask(() => sendNow())
  }, [pressedBefore])

  return {
    press: (wanted: WantedAgain) => {
      if (isUnderWay.current) return
      pressed.current ??= { key: crypto.randomUUID(), wanted }
      savePressed(person, requestId, pressed.current)
      void send()
    },
    cancel,
    isSending,
    /** It waits for the connection. */
    isInterrupted: isInterrupted && !isSending,
    refusal,
    pressedBefore: pressedBefore?.wanted,
  }
}
