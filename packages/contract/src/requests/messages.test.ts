import { expect, test } from 'vitest'
import { askOffice, writeNote } from './messages.ts'

test('a note without an audience, as in the specification, is for the office', () => {
  expect(writeNote.body.parse({ comment: 'Called back' }).audience).toBe('office')
  expect(writeNote.body.safeParse({ comment: 'Hello', audience: 'customer' }).success).toBe(false)
})

test('a question cannot choose its readers', () => {
  expect(askOffice.body.safeParse({ comment: 'Why?', audience: 'office' }).success).toBe(false)
})
