import { expect, test } from 'vitest'
import { isNewer } from './newer-draft.ts'

const seen = { version: 5, savedAt: '2026-11-19T01:00:00.000Z' }

test('what somebody else saved is newer', () => {
  expect(isNewer({ version: 6, savedAt: '2026-11-19T01:00:05.000Z' }, seen)).toBe(true)
})

test('a list that arrives late does not bring back older text', () => {
  expect(isNewer({ version: 4, savedAt: '2026-11-19T00:59:58.000Z' }, seen)).toBe(false)
  expect(isNewer(seen, seen)).toBe(false)
})

test('a draft that was discarded and begun anew is newer', () => {
  expect(isNewer({ version: 1, savedAt: '2026-11-19T01:02:00.000Z' }, seen)).toBe(true)
})
