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

test('a lost letter or filler proposes nothing', () => {
  for (const lost of ['SEAN', '<PATRICK']) {
    const short = whole.replace(lost, lost.slice(1))
    expect(read(short, short)).toEqual({ kind: 'unread', why: 'first-line' })
  }
  const cut = whole.replace('A012345678', 'A01234567')
  expect(read(cut, cut)).toEqual({ kind: 'unread', why: 'second-line' })
})

test('O and I are read as digits where only digits can be, and check digits decide', () => {
  const misread = whole.replace('9208038', '92O8O38').replace('3105065', '3I05065')
  expect(read(misread, whole)).toMatchObject({ kind: 'read', holder: { birth: '1992-08-03' } })
  const wrong = whole.replace('9208038', '92I8038')
  expect(read(wrong, wrong)).toEqual({ kind: 'unread', why: 'check-digits' })
})

test('a digit in the code of a country is read as the letter, in a name it is refused', () => {
  const german = [
    'P<D<<MUELLER<<JUERGEN<<<<<<<<<<<<<<<<<<<<<<<',
    'C01X00T478D<<6408125M2702283X<<<<<<<<<<<<<16',
  ]
  expect(read(german.join('\n'), german.join('\n'))).toMatchObject({
    kind: 'read',
    holder: { issuer: 'D' },
  })
  const utopian =
    'P<UT0ERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<\nL898902C36UT07408122F1204159ZE184226B<<<<<10'
  expect(read(utopian, utopian)).toMatchObject({ kind: 'read', holder: { issuer: 'UTO' } })
  const digit = whole.replace('DONOVAN', 'D0NOVAN')
  expect(read(digit, digit)).toEqual({ kind: 'unread', why: 'check-digits' })
})

test('readings that differ only in what is not proposed agree', () => {
  const other = whole.replace('5678USA', '5678NSA')
  expect(read(whole, other)).toMatchObject({ kind: 'read', holder: { family: 'DONOVAN' } })
})

test('it is said which line is missing', () => {
  expect(read(first)).toEqual({ kind: 'unread', why: 'second-line' })
  expect(read(second)).toEqual({ kind: 'unread', why: 'first-line' })
  expect(read('A photograph of a cat')).toEqual({ kind: 'unread', why: 'lines' })
})
