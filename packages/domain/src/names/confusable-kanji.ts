/**
 * Forms of one kanji that family registers tell apart in names. Each is the right one for somebody,
 * so none is ever replaced. Written as code points where most fonts draw two forms alike, or where
 * normalizing would make them one.
 */
const groups: readonly string[] = [
  '高髙',
  '崎﨑嵜碕',
  '辺邊邉',
  '斎齋斉齊',
  '沢澤',
  '浜濱濵',
  '吉𠮷',
  '島嶋嶌',
  '広廣',
  '国國',
  '桜櫻',
  '徳德',
  '真眞',
  '恵惠',
  '富冨',
  '塚\u{FA10}',
  '神\u{FA19}',
  '福\u{FA1B}',
  '祐\u{FA4F}',
  '梅\u{FA44}',
  '海\u{FA45}',
  '都\u{FA26}',
  '晴\u{FA12}',
  '隆\u{F9DC}',
  '柳栁\u{F9C9}',
  '朗\u{F929}\u{FA92}',
  '郎郞\u{F92C}\u{FA2E}',
  '橋𣘺',
  '瀬瀨',
  '曽曾',
  '桑桒',
  '船舩',
  '峰峯',
  '来來',
  '竜龍',
  '万萬',
  '与與',
  '関關',
  '条條',
  '学學',
  '静靜',
  '寿壽',
  '栄榮',
  '円圓',
  '滝瀧',
  '黒黑',
  '豊豐',
  '槙槇',
  '巌巖',
  '弥彌',
  '鉄鐵',
  '桧檜',
  '会會',
  '実實',
  '宝寶',
  '芦蘆',
  '剣劍劔',
  '館舘',
  '繁\u{FA59}',
  '節\u{FA56}',
]

const groupOf: ReadonlyMap<string, readonly string[]> = new Map(
  groups.map((group) => Array.from(group)).flatMap((forms) => forms.map((form) => [form, forms])),
)

/** A kanji with the selector that registers use for a form without a code point of its own. */
const kanji = /(\p{Script=Han})(\p{Variation_Selector}*)/gu

export interface ConfusableKanji {
  readonly written: string
  /** The forms to look out for. */
  readonly others: readonly string[]
}

/** The kanji of a name that have other forms, in order, each once. The name stays as it is. */
export function listConfusableKanji(name: string): ConfusableKanji[] {
  const found = new Map<string, ConfusableKanji>()
  for (const [written, form = '', selector = ''] of name.matchAll(kanji)) {
    const others = formsOf(form).filter((other) => selector || other !== form)
    if (others.length > 0) found.set(written, { written, others })
  }
  return [...found.values()]
}

function formsOf(form: string): readonly string[] {
  // A form that normalizing replaces is one of the kanji that it becomes.
  const normal = form.normalize('NFC')
  return groupOf.get(form) ?? groupOf.get(normal) ?? [...new Set([normal, form])]
}

/** All forms of a kanji as one, only to see that two names differ in nothing else. */
export function confusableForm(name: string): string {
  return name.replaceAll(kanji, (_, form: string) => formsOf(form)[0] ?? form)
}
