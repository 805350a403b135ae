/** Milliseconds between attempts; the last one repeats. */
const delays = [3_000, 6_000, 12_000, 30_000, 60_000] as const

/**
 * Calls back when the connection may be back: when the browser reports it, and at growing
 * intervals, because browsers do not notice that only the server could not be reached.
 */
export function watchConnection(tryAgain: () => void): () => void {
  let attempts = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  function wait() {
    clearTimeout(timer)
    timer = setTimeout(attempt, delays[Math.min(attempts, delays.length - 1)])
  }
  function attempt() {
    attempts += 1
    wait()
    if (!isOffline()) tryAgain()
  }
  function backOnline() {
    attempts = 0
    wait()
    tryAgain()
  }

  wait()
  globalThis.addEventListener?.('online', backOnline)
  return () => {
    clearTimeout(timer)
    globalThis.removeEventListener?.('online', backOnline)
  }
}

export function isOffline(): boolean {
  return 'onLine' in navigator && !navigator.onLine
}

/** The server was not reached: nobody has answered. */
export function isUnanswered(error: unknown): boolean {
  const { status } = (error ?? {}) as { status?: unknown }
  return status === 'FETCH_ERROR' || status === 'TIMEOUT_ERROR'
}

/** The server was not reached, or could not answer: the same call may succeed later. */
export function isTemporary(error: unknown): boolean {
  if (isUnanswered(error)) return true
  const { status, originalStatus } = (error ?? {}) as { status?: unknown; originalStatus?: unknown }
  // A proxy answers with a page of its own, which is not JSON.
  const code = status === 'PARSING_ERROR' ? originalStatus : status
  return typeof code === 'number' && (code >= 500 || code === 408 || code === 429)
}
