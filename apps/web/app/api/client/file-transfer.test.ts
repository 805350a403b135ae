import { expect, test, vi } from 'vitest'
import { fileNameIn, saveText } from './file-transfer.ts'

test('a download is saved under the file name the server gives', () => {
  expect(fileNameIn('attachment; filename="document.pdf"')).toBe('document.pdf')
  expect(fileNameIn('attachment; filename="K-2026-00042-document.pdf"')).toBe(
    'K-2026-00042-document.pdf',
  )
})

test('without a file name it is saved as a document', () => {
  expect(fileNameIn(null)).toBe('document')
  expect(fileNameIn('attachment')).toBe('document')
})

test('the object URL stays valid for browsers that save late', () => {
  vi.useFakeTimers()
  const click = vi.fn<() => void>()
  const link = { href: '', download: '', click }
  vi.stubGlobal('document', { createElement: () => link })
  const revoke = vi.spyOn(URL, 'revokeObjectURL')
  saveText('recovery-codes.txt', 'one two')
  expect(link.download).toBe('recovery-codes.txt')
  expect(click).toHaveBeenCalledOnce()
  vi.advanceTimersByTime(10_000)
  expect(revoke).not.toHaveBeenCalled()
  vi.advanceTimersByTime(60_000)
  expect(revoke).toHaveBeenCalledExactlyOnceWith(link.href)
  revoke.mockRestore()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})
