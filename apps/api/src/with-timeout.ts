import { setTimeout } from 'node:timers/promises'

/** What a promise resolves to, or the other value if it fails or takes longer. */
export async function withTimeout<Result, Otherwise>(
  promise: Promise<Result>,
  milliseconds: number,
  otherwise: Otherwise,
): Promise<Result | Otherwise> {
  const waiting = new AbortController()
  try {
    const late = setTimeout(milliseconds, otherwise, { signal: waiting.signal })
    return await Promise.race([promise, late])
  } catch {
    return otherwise
  } finally {
    waiting.abort()
  }
}
