import { describe, expect, test } from 'vitest'
import { comparePages, type LinesOfPages } from './compare-pages.ts'

/** '2: Born in [-Ginowan-]{+Uruma+}' for each line of each page; the number is that of the change. */
function marked(before: LinesOfPages, after: LinesOfPages): string[][] {
  return comparePages(before, after).pages.map((lines) =>
    lines.map(({ parts, change }) => {
      const texts = parts.map(({ kind, text }) =>
        kind === 'same' ? text : kind === 'added' ? `{+${text}+}` : `[-${text}-]`,
      )
      return `${change === null ? '' : `${change}: `}${texts.join('')}`
    }),
  )
}

describe('two versions of a PDF', () => {
  test('a corrected word is marked in its line, and the other lines are not', () => {
    const before = [['Family register', 'Name: MIYAZATO Misake', 'Born in Uruma City']]
    const after = [['Family register', 'Name: MIYAZATO Misaki', 'Born in Uruma City']]
    expect(marked(before, after)).toEqual([
      ['Family register', '1: Name: MIYAZATO [-Misake-]{+Misaki+}', 'Born in Uruma City'],
    ])
  })

  test('lines that were added or left out are changes of their own, where they were', () => {
    const before = [['Name', 'Father: Ken', 'Place'], ['Seal']]
    const after = [
      ['Name', 'Place'],
      ['Seal', '[Official seal]'],
    ]
    expect(marked(before, after)).toEqual([
      ['Name', '1: [-Father: Ken-]', 'Place'],
      ['Seal', '2: {+[Official seal]+}'],
    ])
  })

  test('a word that moves the rest of its paragraph to other lines is the only change', () => {
    const before = [['I certify that this is', 'a complete translation of', 'the register.']]
    const after = [['I hereby certify that this', 'is a complete translation', 'of the register.']]
    expect(marked(before, after)).toEqual([
      ['1: I {+hereby+} certify that this', 'is a complete translation', 'of the register.'],
    ])
  })

  test('a line that moves to the next page is as before', () => {
    const before = [['Name', 'Place'], ['Seal']]
    const after = [
      ['Note', 'Name'],
      ['Place', 'Seal'],
    ]
    expect(marked(before, after)).toEqual([
      ['1: {+Note+}', 'Name'],
      ['Place', 'Seal'],
    ])
  })

  test('a word that is left out at the end of a line stays at its end', () => {
    const before = [['Uruma City Okinawa', 'Japan is']]
    const after = [['Uruma City', 'Japan was']]
    expect(marked(before, after)).toEqual([['1: Uruma City [-Okinawa-]', '2: Japan [-is-]{+was+}']])
  })

  test('Japanese is compared sign by sign, also where a line breaks elsewhere', () => {
    const before = [['平成六年四月十七日うるま', '市で出生']]
    const after = [['平成元年四月十七日う', 'るま市で出生']]
    expect(marked(before, after)).toEqual([['1: 平成[-六-]{+元+}年四月十七日う', 'るま市で出生']])
  })

  test('spaces do not count, because programs set them differently', () => {
    expect(marked([['宮里　美咲', 'Uruma  City']], [['宮里 美咲', 'Uruma City']])).toEqual([
      ['宮里 美咲', 'Uruma City'],
    ])
  })

  test('the changes are counted, and without any there are none', () => {
    const pages = [['Name'], [], ['Seal']]
    expect(comparePages(pages, pages).changes).toBe(0)
    expect(comparePages(pages, [['Names'], [], ['Seals']]).changes).toBe(2)
  })

  test('all that was left out is shown, also if the new version has only a picture', () => {
    expect(marked([['Name'], ['Seal']], [[]])).toEqual([['1: [-Name-]', '2: [-Seal-]']])
  })
})

test('without what was removed the lines are those of the new version', () => {
  // Repeatable lines of a few words, so that many of them coincide.
  let seed = 11
  const next = (most: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    return seed % most
  }
  const words = ['one', 'two', 'Uruma', '日', '月', '3']
  const line = () => Array.from({ length: 1 + next(5) }, () => words[next(6)]).join(' ')
  const pages = () => Array.from({ length: 3 }, () => Array.from({ length: next(5) }, line))
  for (let round = 0; round < 300; round += 1) {
    const [before, after] = [pages(), pages()]
    const shown = comparePages(before, after).pages.map((lines) =>
      lines
        .map(({ parts }) => parts.filter(({ kind }) => kind !== 'removed'))
        .filter((parts) => parts.length > 0)
        .map((parts) =>
          parts
            .map(({ text }) => text)
            .join('')
            .replaceAll(/\s+/g, ' ')
            .trim(),
        ),
    )
    expect(shown).toEqual(after)
  }
})
