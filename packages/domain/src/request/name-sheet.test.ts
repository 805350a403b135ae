import { expect, test } from 'vitest'
import { changedEntryFields, mayChangeNames, nameChanges, type NameEntry } from './name-sheet.ts'

const marriage: NameEntry = { kind: 'date', label: 'Marriage', day: '2020-10-05' }

test('entries differ in the fields that were changed, and in those that only one of them has', () => {
  expect(changedEntryFields(marriage, { ...marriage })).toEqual([])
  expect(changedEntryFields(marriage, { ...marriage, day: '2020-10-06' })).toEqual(['day'])
  const place: NameEntry = {
    kind: 'place',
    label: 'Marriage',
    japanese: 'うるま市',
    kana: '',
    english: '',
  }
  expect(changedEntryFields(marriage, place).toSorted()).toEqual([
    'day',
    'english',
    'japanese',
    'kana',
    'kind',
  ])
})

const allowed = (part: 'office' | 'desk' | 'customer') =>
  nameChanges.filter((change) => mayChangeNames([part], change))

test('the translator never confirms what the customer has to', () => {
  expect(allowed('office')).toEqual(['add', 'change', 'remove', 'ask', 'confirm'])
  expect(allowed('desk')).toEqual(['add', 'change', 'remove', 'ask'])
  expect(allowed('customer')).toEqual(['add', 'change', 'confirm'])
})
