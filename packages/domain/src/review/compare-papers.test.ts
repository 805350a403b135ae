import { expect, test } from 'vitest'
import { comparePapers, type Comparison } from './compare-papers.ts'
import { printedLine, printedPerson, printedRegister } from './testing/printed.ts'

const linesOf = ({ papers }: Comparison) =>
  papers.flatMap(({ groups }) =>
    groups.flatMap(({ heading, sections }) =>
      sections.flatMap(({ lines }) =>
        lines.map(
          ({ key, change, parts }) =>
            `${heading?.en ?? '-'} ${key} ${change ?? '='} ${parts
              .map(({ kind, text }) => `${kind[0]}:${text}`)
              .join('|')}`,
        ),
      ),
    ),
  )

const born = (day: string) => printedLine('bornOn', day)

test('changed lines are numbered in the order of the paper, the others stay as they are', () => {
  const before = [printedRegister([printedPerson(1, 'Emma', [born('May 1'), born2('Uruma')])])]
  const after = [printedRegister([printedPerson(1, 'Ema', [born('May 1'), born2('Ginowan')])])]
  const comparison = comparePapers(before, after)
  expect(comparison.changes).toBe(2)
  expect(linesOf(comparison)).toEqual([
    'Person 1 name 1 r:Emma|a:Ema',
    'Person 1 bornOn = s:May 1',
    'Person 1 bornAt 2 r:Uruma|a:Ginowan',
  ])
})
const born2 = (place: string) => printedLine('bornAt', place)

test('a first version has no changes', () => {
  const comparison = comparePapers(null, [printedRegister([printedPerson(1, 'Ema')])])
  expect(comparison.changes).toBe(0)
  expect(linesOf(comparison)).toEqual(['Person 1 name = s:Ema'])
})

test('a line that is gone is shown as removed where it was, a new one as added', () => {
  const before = [printedRegister([printedPerson(1, 'Ema', [born('May 1'), born2('Uruma')])])]
  const after = [
    printedRegister([printedPerson(1, 'Ema', [born2('Uruma'), printedLine('note', '[Note]')])]),
  ]
  expect(linesOf(comparePapers(before, after))).toEqual([
    'Person 1 name = s:Ema',
    'Person 1 bornOn 1 r:May 1',
    'Person 1 bornAt = s:Uruma',
    'Person 1 note 2 a:[Note]',
  ])
})

test('somebody who is inserted does not make everybody after them look changed', () => {
  const before = [printedRegister([printedPerson(1, 'Misaki'), printedPerson(2, 'Ema')])]
  const after = [
    printedRegister([printedPerson(1, 'Misaki'), printedPerson(2, 'Ken'), printedPerson(3, 'Ema')]),
  ]
  expect(linesOf(comparePapers(before, after))).toEqual([
    'Person 1 name = s:Misaki',
    'Person 2 name 1 a:Ken',
    'Person 3 name = s:Ema',
  ])
})

test('somebody whose name was corrected is still the same person', () => {
  const before = [printedRegister([printedPerson(1, 'Misaki'), printedPerson(2, 'Emma')])]
  const after = [printedRegister([printedPerson(1, 'Misaki'), printedPerson(2, 'Ema')])]
  expect(linesOf(comparePapers(before, after))).toEqual([
    'Person 1 name = s:Misaki',
    'Person 2 name 1 r:Emma|a:Ema',
  ])
})

test('somebody who was left out is shown as removed', () => {
  const before = [printedRegister([printedPerson(1, 'Misaki'), printedPerson(2, 'Ema')])]
  const after = [printedRegister([printedPerson(1, 'Misaki')])]
  expect(linesOf(comparePapers(before, after))).toEqual([
    'Person 1 name = s:Misaki',
    'Person 2 name 1 r:Ema',
  ])
})

test('papers are found again by their document, and a new one is added', () => {
  const first = printedRegister([printedPerson(1, 'Ema')])
  const second = printedRegister([printedPerson(1, 'Ken')], { document: 'second' })
  const comparison = comparePapers([first], [second, first])
  expect(linesOf(comparison)).toEqual(['Person 1 name 1 a:Ken', 'Person 1 name = s:Ema'])
})
