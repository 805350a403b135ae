import { expect, test } from 'vitest'
import type { Upload } from './upload.ts'
import { sizeOfUploads } from './size-of-uploads.ts'

const ready = (pages?: number): Pick<Upload, 'state'> => ({
  state: { kind: 'ready', document: '', file: { pages } as never },
})
const failed: Pick<Upload, 'state'> = {
  state: { kind: 'failed', failure: { code: 'file-type' }, canRetry: false },
}

test('the pages of all files are added up, without files that failed', () => {
  expect(sizeOfUploads([ready(1), ready(3), failed])).toEqual({ documents: 2, pages: 4 })
})

test('pages are not known while a file is on its way, for a photo, and without files', () => {
  const sending = { state: { kind: 'sending', sent: 1 } } as const
  expect(sizeOfUploads([ready(1), sending])).toEqual({ documents: 2, pages: null })
  expect(sizeOfUploads([ready(1), ready()])).toEqual({ documents: 2, pages: null })
  expect(sizeOfUploads([])).toEqual({ documents: 0, pages: null })
})
