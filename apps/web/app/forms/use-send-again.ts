import { useEffect, useEffectEvent } from 'react'
import { watchConnection } from '../api/client/connection.ts'

/**
 * Repeats a call that the connection or a busy server interrupted, until it succeeds or is no
 * longer wanted. The call needs an idempotency key, because an earlier one may have succeeded.
 */
export function useSendAgain(isInterrupted: boolean, send: () => unknown): void {
  const sendNow = useEffectEvent(() => void send())
  useEffect(() => (isInterrupted ? watchConnection(() => sendNow()) : undefined), [isInterrupted])
}
