import { expect, test } from 'vitest'
import { linesOfPage, type PlacedText } from './page-lines.ts'

/** Letters of half their height, as most fonts have them. */
function piece(text: string, x: number, y: number, height = 10): PlacedText {
  return { text, x, y, width: (text.length * height) / 2, height }
}

test('pieces of one height are a line, from the top and from the left, in whichever order they come', () => {
  const pieces = [piece('Uruma City', 60, 700), piece('Name', 10, 720), piece('Born in', 10, 700)]
  expect(linesOfPage(pieces)).toEqual(['Name', 'Born in Uruma City'])
})

test('a gap is a space, and pieces that touch are one word', () => {
  expect(linesOfPage([piece('MIYA', 10, 700), piece('ZATO', 30, 700)])).toEqual(['MIYAZATO'])
  expect(linesOfPage([piece('宮里', 10, 700), piece('美咲', 40, 700)])).toEqual(['宮里 美咲'])
})

test('a piece that is only a space adds none where there is a gap', () => {
  const pieces = [piece('April', 10, 700), piece(' ', 35, 700), piece('17', 40, 700)]
  expect(linesOfPage(pieces)).toEqual(['April 17'])
})

test('the number of a footnote belongs to its line, and the next line does not', () => {
  const pieces = [piece('Gushikawa', 10, 700), piece('1', 55, 704, 6), piece('Okinawa', 10, 689)]
  expect(linesOfPage(pieces)).toEqual(['Gushikawa1', 'Okinawa'])
})

test('a page without text has no lines', () => {
  expect(linesOfPage([])).toEqual([])
  expect(linesOfPage([piece(' ', 10, 700)])).toEqual([])
})
