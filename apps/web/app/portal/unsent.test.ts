import { saveDraft } from '@kakehashi/browser/drafts'
import { fakeStorage } from '@kakehashi/browser/testing/fake-browser'
import { beforeEach, expect, test } from 'vitest'
import { listUnsent } from './unsent.ts'

beforeEach(() => void fakeStorage())

test('a request, a message and files that were sent but did not arrive are listed', () => {
  saveDraft('jane', 'order', { isToBeSent: true })
  saveDraft('jane', 'message:7', { words: 'Friday?', isToBeSent: true })
  saveDraft('jane', 'request-files:7', { list: [{ id: 'a' }] })
  expect(listUnsent('jane')).toEqual([
    { what: 'request', path: '/submitrequest' },
    { what: 'message', path: '/profile/inbox/7/messages', alsoOn: '/request/7' },
    { what: 'files', path: '/request/7' },
  ])
  expect(listUnsent('john'), 'not those of others').toEqual([])
})

test('drafts that nobody sent, and refused or stopped files, are not listed', () => {
  saveDraft('jane', 'order', { isToBeSent: false })
  saveDraft('jane', 'order-files', { list: [{ id: 'a' }] })
  saveDraft('jane', 'message:7', { words: 'Half a' })
  saveDraft('jane', 'note:7', { words: 'Half a' })
  saveDraft('jane', 'request-files:7', {
    list: [
      { id: 'a', isStopped: true },
      { id: 'b', failure: { code: 'file-type' } },
    ],
  })
  expect(listUnsent('jane')).toEqual([])
})
