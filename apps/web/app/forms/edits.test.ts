import { expect, test } from 'vitest'
import {
  afterRefusal,
  afterSave,
  beginEdit,
  type Edits,
  endEdit,
  hasStaleEdit,
  versionFor,
} from './edits.ts'

type Form = 'paid' | 'quote' | 'promise'
const none: Edits<Form, number> = new Map()
const seenIn = (edits: Edits<Form, number>) => [...edits].map(([name, { seen }]) => [name, seen])

test('a form saves with the version at which its editing began', () => {
  const edits = beginEdit(beginEdit(none, 'paid', 3), 'paid', 4)
  expect(versionFor(edits, 'paid', 5)).toBe(3)
  expect(versionFor(edits, 'quote', 5)).toBe(5)
  expect(hasStaleEdit(edits, 3)).toBe(false)
  expect(hasStaleEdit(edits, 4)).toBe(true)
})

test('a button saves with the oldest version of all dirty forms', () => {
  const edits = beginEdit(beginEdit(none, 'paid', 3), 'promise', 4)
  expect(versionFor(edits, undefined, 5)).toBe(3)
  expect(versionFor(none, undefined, 5)).toBe(5)
})

test('a save updates the version of the other forms', () => {
  const edits = beginEdit(beginEdit(none, 'paid', 3), 'quote', 3)
  const after = afterSave(edits, 'quote', { from: 3, to: 4 })
  expect(seenIn(after)).toEqual([['paid', 4]])
  expect(seenIn(afterSave(after, undefined, { from: 4, to: 5 }))).toEqual([['paid', 5]])
})

test('a save does not hide an earlier change by somebody else from another form', () => {
  const edits = beginEdit(beginEdit(none, 'paid', 3), 'quote', 4)
  expect(versionFor(afterSave(edits, 'quote', { from: 4, to: 5 }), 'paid', 5)).toBe(3)
})

test('a refused form affects only itself; a refused button affects all forms', () => {
  const edits = beginEdit(beginEdit(none, 'paid', 3), 'quote', 3)
  const refused = afterRefusal(edits, 'quote')
  expect(versionFor(refused, 'quote', 5)).toBe(5)
  expect(versionFor(refused, 'paid', 5)).toBe(3)
  expect(hasStaleEdit(refused, 5)).toBe(true)
  expect(versionFor(afterRefusal(edits, undefined), 'paid', 5)).toBe(5)
  expect(seenIn(endEdit(edits, 'quote'))).toEqual([['paid', 3]])
})

test('any other fingerprint counts as newer', () => {
  const edits = beginEdit<'service', string>(new Map(), 'service', 'b')
  expect(hasStaleEdit(edits, 'a')).toBe(true)
  expect(hasStaleEdit(edits, 'b')).toBe(false)
  expect(versionFor(edits, 'service', 'a')).toBe('b')
})
