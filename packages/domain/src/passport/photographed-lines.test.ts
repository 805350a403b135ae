import { expect, test } from 'vitest'
import { readPhotographedLines } from './photographed-lines.ts'

const first = 'P<USADONOVAN<<PATRICK<SEAN<<<<<<<<<<<<<<<<<<'
const second = 'A012345678USA9208038M3105065<<<<<<<<<<<<<<<0'
const today = '2026-11-19'
const read = (...readings: readonly string[]) => readPhotographedLines(readings, today)
const whole = `PASSPORT\n${first}\n${second}\n`

test('lines on which two readings agree are proposed', () => {
  expect(read(whole, whole)).toMatchObject({
    kind: 'read',
    holder: { family: 'DONOVAN', given: 'PATRICK SEAN', birth: '1992-08-03' },
  })
})

test('one reading alone proposes nothing, because no check digit covers the names', () => {
  expect(read(whole, '')).toEqual({ kind: 'unread', why: 'unsure' })
})

test('readings that differ in a letter of the name propose nothing', () => {
  const other = whole.replace('DONOVAN', 'DONDVAN')
  expect(read(whole, whole, other)).toEqual({ kind: 'unread', why: 'unsure' })
})

test('a wrong digit proposes nothing', () => {
  const wrong = whole.replace('9208038', '9208088')
  expect(read(wrong, wrong)).toEqual({ kind: 'unread', why: 'check-digits' })
})

test('fillers at the end may be miscounted, letters and digits may not', () => {
  const fewer = whole.replace('SEAN<<<', 'SEAN<').replace('065<<<', '065<')
  expect(read(fewer, whole)).toMatchObject({ kind: 'read' })
  const cut = whole.replace('A012345678', 'A01234567')
  expect(read(cut, cut).kind).toBe('unread')
})

test('it is said which line is cut off', () => {
  expect(read(`${first}\nA0123456`)).toEqual({ kind: 'unread', why: 'second-line' })
  expect(read(`P<USADONOVAN<<PATRICK<SEA\n${second}`)).toEqual({
    kind: 'unread',
    why: 'first-line',
  })
  expect(read('A photograph of a cat')).toEqual({ kind: 'unread', why: 'lines' })
})
