import { expect, test } from 'vitest'
import { positionsOn, sheetsOf } from './label-formats.ts'

test('a roll has one label on each piece', () => {
  expect(sheetsOf(['one', 'two'], 'roll', 1)).toEqual([['one'], ['two']])
})

test('a sheet begins at its first free position', () => {
  expect(sheetsOf(['one', 'two'], 'a4', 3)).toEqual([[undefined, undefined, 'one', 'two']])
})

test('what does not fit goes to the next sheet', () => {
  const labels = Array.from({ length: 26 }, (_, nth) => nth)
  const sheets = sheetsOf(labels, 'a4', 24)
  expect(sheets.map((sheet) => sheet.length)).toEqual([24, 24, 1])
  expect(sheets[0]?.at(-1)).toBe(0)
  expect(sheetsOf(labels, 'letter', 1).map((sheet) => sheet.length)).toEqual([26])
})

test('a position that no sheet has is the nearest one', () => {
  expect(positionsOn('letter')).toBe(30)
  expect(sheetsOf(['one'], 'letter', 99)[0]).toHaveLength(30)
  expect(sheetsOf(['one'], 'letter', 0)).toEqual([['one']])
})
