import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readReading } from './kana-reading.ts'
import { tableSyllables } from './passport-table.ts'
import { romanise } from './romanise.ts'
import { permittedSpellings, refusedReadings, usualSpellings } from './testing/romanised-names.ts'

function spell(reading: string) {
  const romanised = romanise(reading)
  if (romanised.kind === 'refused') throw new Error(`${reading}: ${romanised.why}`)
  return romanised
}

describe('a name in kana, in the letters of a Japanese passport', () => {
  test.each(usualSpellings)('%s is usually %s', (reading, usual) => {
    expect(spell(reading ?? '').usual).toBe(usual)
  })

  test.each(permittedSpellings)('%s can be %s', (reading, permitted, uncertain) => {
    const romanised = spell(reading ?? '')

    expect(romanised.permitted.map(({ latin }) => latin).join(' ')).toBe(permitted)
    expect(romanised.uncertainAt.join(' ')).toBe(uncertain)
  })

  test.each(refusedReadings)('%j is no reading: %s', (text, problem) => {
    const romanised = romanise(text ?? '')

    expect(romanised.kind === 'refused' && `${romanised.why} ${romanised.at}`).toBe(problem)
  })

  test('half-width kana become full-width, and nothing else changes', () => {
    expect(readReading(' ﾐﾔｻﾞﾄ　みさき ')).toEqual({ kind: 'read', kana: 'ミヤザト みさき' })
    expect(readReading('ﾊﾟﾄﾘｯｸ ･ ショーン')).toEqual({ kind: 'read', kana: 'パトリック・ショーン' })
  })

  test('why a spelling is not the usual one is told', () => {
    expect(spell('おおの ティナ').permitted.slice(0, 4)).toEqual([
      { latin: 'ONO TEINA', reasons: [] },
      { latin: 'ONO TINA', reasons: ['foreign-name'] },
      { latin: 'OHNO TEINA', reasons: ['oh'] },
      { latin: 'OONO TEINA', reasons: ['both-vowels'] },
    ])
  })

  test('whatever is typed is spelled in letters or refused', () => {
    const signs = 'あうおぁゃっンんーゝゞヾかじフォヴを ・\uFF9E山A'
    const typed = fc.string({ unit: fc.constantFrom(...Array.from(signs)), maxLength: 7 })

    fc.assert(
      fc.property(typed, (text) => {
        const romanised = romanise(text)
        const spelled = romanised.kind === 'refused' ? 'REFUSED' : romanised.usual
        expect(spelled).toMatch(/^[A-Z]+(?: [A-Z]+)*$/)
      }),
      { numRuns: 2000 },
    )
  })

  test('a name with many long vowels has at most a hundred spellings, the usual one first', () => {
    const { permitted, usual } = spell('とうこうそうろうもう')

    expect(permitted).toHaveLength(100)
    expect(permitted[0]?.latin).toBe('TOKOSOROMO')
    expect(usual).toBe('TOKOSOROMO')
  })
})

const smallKana = Array.from('ぁぃぅぇぉゃゅょゎ')
const syllable = fc
  .tuple(
    fc.constantFrom('', 'ん'),
    fc.constantFrom(...tableSyllables.filter((each) => each.length === 1)),
    fc.constantFrom('', ...smallKana),
    fc.constantFrom('', 'ー'),
  )
  .map((signs) => signs.join(''))
const word = fc.array(syllable, { minLength: 1, maxLength: 8 }).map((each) => each.join(''))

test('every kana syllable has a spelling', () => {
  const alone = tableSyllables.filter((each) => each.length === 1)
  const withSmall = alone.flatMap((each) => smallKana.map((small) => each + small))
  const unspelled = [...tableSyllables, ...withSmall].filter(
    (each) => !/^[A-Z]{1,6}$/.test(spell(each).usual),
  )

  expect(tableSyllables).toHaveLength(109)
  expect(unspelled).toEqual([])
})

test('every name in kana is spelled in letters, in hiragana as in katakana', () => {
  fc.assert(
    fc.property(word, (hiragana) => {
      const katakana = hiragana.replaceAll(/[ぁ-ゔ]/g, (kana) =>
        String.fromCharCode(kana.charCodeAt(0) + 0x60),
      )

      expect(spell(hiragana).usual).toMatch(/^[A-Z]+$/)
      expect(spell(katakana)).toEqual(spell(hiragana))
      expect(new Set(spell(hiragana).permitted.map(({ latin }) => latin)).size).toBe(
        spell(hiragana).permitted.length,
      )
    }),
  )
})
