import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { romajiOf, toHiragana } from './kana.ts'

describe('Latin spellings of a kana word', () => {
  test.each([
    ['やまだ', 'yamada'],
    ['ヤマダ', 'yamada'],
    ['ﾔﾏﾀﾞ', 'yamada'],
    ['たろう', 'tarou taro taroh'],
    ['おおた', 'oota ota ohta'],
    ['オータ', 'oota ota ohta'],
    ['さとう', 'satou sato satoh'],
    ['ゆうこ', 'yuuko yuko'],
    ['しょう', 'shou sho shoh syou syo'],
    ['じゅん', 'jun zyun'],
    ['ちひろ', 'chihiro tihiro'],
    ['つづき', 'tsuzuki tuzuki'],
    ['ふじ', 'fuji huzi'],
    ['じゅんいち', 'junichi zyuniti'],
    ['しんぺい', 'shinpei shimpei sinpei'],
    ['なんば', 'nanba namba'],
    ['ほんま', 'honma homma'],
    ['いっぺい', 'ippei'],
    ['はっとり', 'hattori'],
    ['はっちょう', 'hacchou hatcho hatchoh hattyou hattyo'],
    ['にいがた', 'niigata'],
    ['メアリー', 'mearii meari'],
    ['ファーガソン', 'faagason fagason'],
    ['ウィリアム', 'wiriamu'],
    ['ヴァネッサ', 'vanessa'],
    ['ティナ', 'tina'],
    ['シェーン', 'sheen shen'],
    ['フュー', 'fyuu fyu hyuu hyu'],
    ['あっ', 'a'],
  ])('%s: %s', (kana, spellings) => {
    expect(romajiOf(kana).join(' ')).toBe(spellings)
  })

  test.each(['', 'ー', 'っ', '山田', 'Yamada', 'やま田', 'やまだ たろう'])(
    '%j is not a kana word',
    (text) => {
      expect(romajiOf(text)).toEqual([])
    },
  )

  test('every word has at most eight spellings, all in Latin letters', () => {
    const kana = fc.integer({ min: 0x3041, max: 0x3096 }).map((code) => String.fromCharCode(code))
    const word = fc.array(fc.oneof(kana, fc.constant('ー')), { maxLength: 30 })

    fc.assert(
      fc.property(word, (signs) => {
        const spellings = romajiOf(signs.join(''))

        expect(spellings.length).toBeLessThanOrEqual(8)
        expect(spellings.join('')).toMatch(/^[a-z]*$/)
        expect(romajiOf(toKatakana(signs))).toEqual(spellings)
      }),
    )
  })
})

test('katakana become hiragana, everything else stays the same', () => {
  expect(toHiragana('ヤマダ太郎 ヴァーヶヾ ABC やまだ')).toBe('やまだ太郎 ゔぁーゖゞ ABC やまだ')
})

function toKatakana(signs: string[]): string {
  return signs
    .map((sign) => (sign === 'ー' ? sign : String.fromCharCode(sign.charCodeAt(0) + 0x60)))
    .join('')
}
