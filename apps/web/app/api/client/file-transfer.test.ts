import { expect, test, vi } from 'vitest'
import { fileNameIn, saveText } from './file-transfer.ts'

test('a file is kept under the name the office gives it', () => {
  expect(fileNameIn('attachment; filename="document.pdf"')).toBe('document.pdf')
  expect(fileNameIn('attachment; filename="K-2026-00042-document.pdf"')).toBe(
    'K-2026-00042-document.pdf',
  )
})

test('where the name got lost on the way, it is still a document', () => {
  expect(fileNameIn(null)).toBe('document')
  expect(fileNameIn('attachment')).toBe('document')
})

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
