import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isTemporary, watchConnection } from './connection.ts'

const events = new EventTarget()

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events))
  vi.stubGlobal('removeEventListener', events.removeEventListener.bind(events))
  vi.stubGlobal('navigator', { onLine: true })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('tries again at growing intervals while the browser says it is online', () => {
  const tryAgain = vi.fn<() => void>()
  const stop = watchConnection(tryAgain)
  vi.advanceTimersByTime(3_000)
  expect(tryAgain).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(6_000)
  expect(tryAgain).toHaveBeenCalledTimes(2)
  vi.advanceTimersByTime(11_000)
  expect(tryAgain).toHaveBeenCalledTimes(2)
  stop()
  vi.advanceTimersByTime(600_000)
  expect(tryAgain).toHaveBeenCalledTimes(2)
})

test('offline it waits for the browser to report the connection', () => {
  vi.stubGlobal('navigator', { onLine: false })
  const tryAgain = vi.fn<() => void>()
  const stop = watchConnection(tryAgain)
  vi.advanceTimersByTime(600_000)
  expect(tryAgain).not.toHaveBeenCalled()
  events.dispatchEvent(new Event('online'))
  expect(tryAgain).toHaveBeenCalledTimes(1)
  stop()
})

test('only failures that pass by themselves are temporary', () => {
  expect(isTemporary({ status: 'FETCH_ERROR' })).toBe(true)
  expect(isTemporary({ status: 503, data: {} })).toBe(true)
  expect(isTemporary({ status: 'PARSING_ERROR', originalStatus: 502 })).toBe(true)
  expect(isTemporary({ status: 429 })).toBe(true)
  expect(isTemporary({ status: 400 })).toBe(false)
  expect(isTemporary({ status: 401 })).toBe(false)
  expect(isTemporary(new Error('a bug'))).toBe(false)
})
