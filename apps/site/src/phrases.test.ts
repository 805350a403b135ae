import { describe, expect, test } from 'vitest'
import { markPhrases, phraseBreaks } from './phrases.ts'

function phrasesOf(text: string): string[] {
  const edges = [0, ...phraseBreaks(text), text.length]
  return edges.slice(1).map((end, index) => text.slice(edges[index], end))
}

describe('lines of Japanese break between phrases only', () => {
  test.each([
    [
      '営業日にいつでもお立ち寄りいただけます',
      ['営業日に', 'いつでも', 'お立ち寄り', 'いただけます'],
    ],
    ['訳文と原本を一行ずつ見比べます', ['訳文と', '原本を', '一行ずつ', '見比べます']],
    ['お立ち寄りいただけるようになりました', ['お立ち寄り', 'いただける', 'ように', 'なりました']],
    ['国際ビジネス支援', ['国際ビジネス', '支援']],
    ['「婚姻届」から学校まで', ['「婚姻届」から', '学校まで']],
    ['月曜〜金曜 9:00〜17:00', ['月曜〜金曜 9:00〜17:00']],
  ])('%s', (text, phrases) => {
    expect(phrasesOf(text)).toEqual(phrases)
  })

  test('never within a Latin word, a number or an entity', () => {
    for (const text of [
      'DSN 000-0142へ',
      'office@kakehashi.exampleまで',
      '$1,250.00です',
      '翻訳&amp;通訳',
    ]) {
      for (const phrase of phrasesOf(text)) expect(phrase).not.toMatch(/^[;,.@]/u)
    }
  })
})

describe('the places are marked in a page', () => {
  test('across inline elements, without changing its text', () => {
    const html = '<h1>基地に入れる方なら<b>いつでも</b>お立ち寄りいただけます</h1>'
    const marked = markPhrases(html)
    expect(marked).toBe(
      '<h1>基地に<wbr>入れる<wbr>方なら<b><wbr>いつでも</b><wbr>お立ち寄り<wbr>いただけます</h1>',
    )
    expect(marked.replaceAll('<wbr>', '')).toBe(html)
  })

  test('not in other languages, ruby, scripts, pictures, or what stays on one line', () => {
    for (const html of [
      '<p lang="en">書類を送る</p>',
      '<ruby>書類を送る<rt>しょるい</rt></ruby>',
      '<script>"書類を送る"</script>',
      '<svg><text>書類を送る</text></svg>',
      '<span class="nb">書類を送る</span>',
      '<time>本日の午後</time>',
      '<a class="button">書類を送る</a>',
      '<button>書類を送る</button>',
      '<a title="書類を送る"></a>',
    ]) {
      expect(markPhrases(html)).toBe(html)
    }
  })

  test('blocks do not join into one phrase', () => {
    expect(markPhrases('<li>お立ち</li><li>寄り</li>')).toBe('<li>お立ち</li><li>寄り</li>')
  })
})
