import { expect, test } from 'vitest'
import {
  afterRefusal,
  afterSending,
  hasChangedSince,
  nothingTyped,
  seenBy,
  typedIn,
  withoutForm,
} from './stale-edit.ts'

test('a form goes by the version that was there when its typing began', () => {
  const typed = typedIn(typedIn(nothingTyped, 'paid', 3), 'paid', 4)
  expect(seenBy(typed, 'paid', 5)).toBe(3)
  expect(seenBy(typed, 'quote', 5)).toBe(5)
  expect(hasChangedSince(typed, 3)).toBe(false)
  expect(hasChangedSince(typed, 4)).toBe(true)
})

test('a button goes by what the oldest form has seen', () => {
  const typed = typedIn(typedIn(nothingTyped, 'paid', 3), 'promise', 4)
  expect(seenBy(typed, undefined, 5)).toBe(3)
  expect(seenBy(nothingTyped, undefined, 5)).toBe(5)
})

test('what is sent takes nothing from another form, which knows of it', () => {
  const typed = typedIn(typedIn(nothingTyped, 'paid', 3), 'quote', 3)
  const after = afterSending(typed, 'quote', { from: 3, to: 4 })
  expect([...after]).toEqual([['paid', 4]])
  expect([...afterSending(after, undefined, { from: 4, to: 5 })]).toEqual([['paid', 5]])
})

test('what a colleague did before is still to be told to another form', () => {
  const typed = typedIn(typedIn(nothingTyped, 'paid', 3), 'quote', 4)
  expect(seenBy(afterSending(typed, 'quote', { from: 4, to: 5 }), 'paid', 5)).toBe(3)
})

test('a refusal tells its own form; one of a button tells them all', () => {
  const typed = typedIn(typedIn(nothingTyped, 'paid', 3), 'quote', 3)
  expect([...afterRefusal(typed, 'quote')]).toEqual([
    ['paid', 3],
    ['quote', undefined],
  ])
  expect(seenBy(afterRefusal(typed, undefined), 'paid', 5)).toBe(5)
  expect([...withoutForm(typed, 'quote')]).toEqual([['paid', 3]])
})
