import { expect, test, vi } from 'vitest'
import { saveText } from './save-text.ts'

test('a browser that is slow to save still finds what it was given', () => {
  vi.useFakeTimers()
  const click = vi.fn<() => void>()
  const link = { href: '', download: '', click }
  vi.stubGlobal('document', { createElement: () => link })
  const giveUp = vi.spyOn(URL, 'revokeObjectURL')
  saveText('recovery-codes.txt', 'one two')
  expect(link.download).toBe('recovery-codes.txt')
  expect(click).toHaveBeenCalledOnce()
  vi.advanceTimersByTime(10_000)
  expect(giveUp).not.toHaveBeenCalled()
  vi.advanceTimersByTime(60_000)
  expect(giveUp).toHaveBeenCalledExactlyOnceWith(link.href)
  giveUp.mockRestore()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})
