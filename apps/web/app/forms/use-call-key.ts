import { useRef } from 'react'
import { isUnanswered } from '../api/client/connection.ts'

/**
 * The idempotency key of a call. Without an answer the call may have been carried out, so pressing
 * the button again repeats it under the same key.
 */
export function useCallKey() {
  const last = useRef<{ key: string; text: string }>(undefined)
  return {
    keyFor(body: unknown): string {
      const text = JSON.stringify(body)
      if (last.current?.text !== text) last.current = { key: crypto.randomUUID(), text }
      return last.current.key
    },
    answered() {
      last.current = undefined
    },
    failed(error: unknown) {
      if (!isUnanswered(error)) last.current = undefined
    },
  }
}
