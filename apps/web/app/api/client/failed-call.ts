import { hasSessionEnded } from '@kakehashi/browser/user-info'
import { showToast } from '@kakehashi/ui/toast'
import { errorMessage } from './base-api.ts'

/**
 * Shows the error of a failed call as a toast. Not if the call failed because the session ended:
 * the login page, which is shown then, says so.
 */
export function showFailedCall(error: unknown): void {
  if (!isSessionEnd(error)) showToast.error(errorMessage(error))
}

/** Refused for want of a session, or given up when the data of the user was cleared. */
export function isSessionEnd(error: unknown): boolean {
  const { status, name, data } = (error ?? {}) as {
    status?: unknown
    name?: unknown
    data?: { code?: unknown }
  }
  if (status === 401) return data?.code !== 'wrong-credentials'
  return name === 'AbortError' && hasSessionEnded()
}
