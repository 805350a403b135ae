import { expect, test } from 'vitest'
import type { TextPart } from './compare-sequences.ts'
import { compareWords } from './compare-words.ts'

/** [-removed-]{+added+} */
const marked = (before: string, after: string) =>
  compareWords(before, after)
    .map(({ kind, text }) =>
      kind === 'same' ? text : kind === 'added' ? `{+${text}+}` : `[-${text}-]`,
    )
    .join('')

const without = (parts: readonly TextPart[], kind: TextPart['kind']) =>
  parts
    .filter((part) => part.kind !== kind)
    .map((part) => part.text)
    .join('')

test('one changed word is marked, and the words around it are not', () => {
  expect(marked('99-banchi, Midori-cho 9-chome', '99-banchi, Midorimachi 9-chome')).toBe(
    '99-banchi, [-Midori-cho-]{+Midorimachi+} 9-chome',
  )
  expect(marked('Emma', 'Ema')).toBe('[-Emma-]{+Ema+}')
})

test('words that were added at the end are marked as added', () => {
  expect(marked('Gushikawa City', "Gushikawa City [Translator's note 1]")).toBe(
    "Gushikawa City{+ [Translator's note 1]+}",
  )
})

test('two changed words beside each other are one change', () => {
  expect(marked('born in Uruma City, Okinawa', 'born in Ginowan Town, Okinawa')).toBe(
    'born in [-Uruma City-]{+Ginowan Town+}, Okinawa',
  )
})

test('Japanese is compared sign by sign, because it has no spaces', () => {
  expect(marked('昭和64年1月7日', '平成元年1月8日')).toBe('[-昭和64-]{+平成元+}年1月[-7-]{+8+}日')
  expect(marked('宮里髙志', '宮里高志')).toBe('宮里[-髙-]{+高+}志')
})

test('the same text has no changes, and an empty one has no parts', () => {
  expect(compareWords('October 5, 2020', 'October 5, 2020')).toEqual([
    { kind: 'same', text: 'October 5, 2020' },
  ])
  expect(compareWords('', '')).toEqual([])
  expect(marked('', 'Female')).toBe('{+Female+}')
  expect(marked('Female', '')).toBe('[-Female-]')
})

test('without what was removed the parts are the new text, without what was added the old one', () => {
  // Repeatable texts of a few words, so that many of them coincide.
  let seed = 7
  const next = (most: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    return seed % most
  }
  const words = ['one', 'two', ' ', '日', '月', ', ', '3', 'one-two', '\n']
  const text = () => Array.from({ length: next(14) }, () => words[next(words.length)]).join('')
  for (let round = 0; round < 300; round += 1) {
    const [before, after] = [text(), text()]
    const parts = compareWords(before, after)
    expect(without(parts, 'removed')).toBe(after)
    expect(without(parts, 'added')).toBe(before)
    const kinds = parts.map(({ kind }) => kind)
    expect(kinds.every((kind, at) => kind !== kinds[at + 1])).toBe(true)
  }
})

test('two very long texts are compared at once, as a whole where they differ', () => {
  const before = Array.from({ length: 5_000 }, (_, at) => `a${at}`).join(' ')
  const after = Array.from({ length: 5_000 }, (_, at) => `b${at}`).join(' ')
  expect(compareWords(`same ${before} end`, `same ${after} end`)).toEqual([
    { kind: 'same', text: 'same ' },
    { kind: 'removed', text: before },
    { kind: 'added', text: after },
    { kind: 'same', text: ' end' },
  ])
})
