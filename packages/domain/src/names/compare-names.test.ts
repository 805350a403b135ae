import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { compareSpelling, type SpellingComparison } from './compare-spelling.ts'
import { confusableForm, listConfusableKanji } from './confusable-kanji.ts'
import { romanise } from './romanise.ts'
import { compareNames, lettersOf } from './same-name.ts'
import { comparedNames, comparedSpellings } from './testing/compared-names.ts'

function describeComparison(comparison: SpellingComparison): string {
  switch (comparison.kind) {
    case 'usual':
      return 'usual'
    case 'variant':
      return `variant: ${comparison.reasons.join(', ')}`
    case 'refused':
      return `refused: ${comparison.why}`
    case 'differs': {
      const { permitted, at, written, expected } = comparison.difference
      return `differs from ${permitted} at ${at}: ${written || 'nothing'} instead of ${expected || 'nothing'}`
    }
  }
}

describe("a person's own spelling beside the reading", () => {
  test.each(comparedSpellings)('%s for %s: %s', (spelling, reading, expected) => {
    expect(describeComparison(compareSpelling(spelling ?? '', reading ?? ''))).toBe(expected)
  })

  test('every permitted spelling is recognized, for the same reasons or fewer', () => {
    const kana = fc.constantFrom(...Array.from('おうこのティんまつっちゆしょ'))
    const name = fc.array(kana, { minLength: 1, maxLength: 10 }).map((each) => each.join(''))

    fc.assert(
      fc.property(name, (reading) => {
        const romanised = romanise(reading)
        fc.pre(romanised.kind === 'romanised')

        for (const { latin, reasons } of romanised.permitted) {
          const compared = compareSpelling(latin, reading)
          expect(['usual', 'variant']).toContain(compared.kind)
          const told = compared.kind === 'variant' ? compared.reasons : []
          expect(told.length).toBeLessThanOrEqual(reasons.length)
        }
        expect(compareSpelling(romanised.usual, reading)).toEqual({ kind: 'usual' })
      }),
    )
  })
})

describe('two spellings of a name', () => {
  test.each(comparedNames)('%s and %s: %s', (one, other, expected) => {
    expect(compareNames(one ?? '', other ?? '')).toBe(expected)
  })

  test('every kanji that normalizing would replace is easily confused, not the same', () => {
    const blocks = [
      [0xf900, 0xfad9],
      [0x2f800, 0x2fa1d],
    ] as const
    const forms = blocks
      .flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, at) => from + at))
      .map((code) => String.fromCodePoint(code))
      .filter((form) => /\p{Script=Han}/u.test(form) && form.normalize('NFC') !== form)

    expect(forms.length).toBeGreaterThan(900)
    for (const form of forms) {
      expect(compareNames(form, form.normalize('NFC'))).toBe('easily-confused')
      expect(listConfusableKanji(form).flatMap(({ others }) => others)).toContain(
        form.normalize('NFC'),
      )
    }
  })

  test('comparing is symmetric, and a name is the same as itself', () => {
    const letter = fc.constantFrom(...Array.from('aAáÄß-’ 高髙神\u{FA19}カかガﾞ\u0301\u{E0100}ー'))
    const name = fc.oneof(
      fc.string({ unit: letter, maxLength: 8 }),
      fc.string({ unit: 'grapheme' }),
    )

    fc.assert(
      fc.property(name, name, (one, other) => {
        expect(compareNames(one, other)).toBe(compareNames(other, one))
        expect(compareNames(one, one)).toBe('same')
        expect(lettersOf(lettersOf(one))).toBe(lettersOf(one))
        expect(confusableForm(confusableForm(one))).toBe(confusableForm(one))
      }),
    )
  })
})
