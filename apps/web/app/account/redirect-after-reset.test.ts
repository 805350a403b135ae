import { afterEach, expect, test, vi } from 'vitest'
import { forgetTargetOfReset, keepTargetForReset, loginAfterReset } from './redirect-after-reset.ts'

const stored = new Map<string, string>()
vi.stubGlobal('localStorage', {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => stored.set(key, value),
  removeItem: (key: string) => stored.delete(key),
})
afterEach(() => stored.clear())

test('after a new password the login leads to the request that was wanted before', () => {
  keepTargetForReset('/request/1?from=mail')
  expect(loginAfterReset()).toBe('/login?redirect=%2Frequest%2F1%3Ffrom%3Dmail')
  forgetTargetOfReset()
  expect(loginAfterReset()).toBe('/login')
})

test('a stored address of another site is ignored', () => {
  keepTargetForReset('//evil.example')
  expect(loginAfterReset()).toBe('/login')
})
