import { expect, test } from 'vitest'
import { fileNameIn } from './file-transfer.ts'

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
