import type { SampleAmerican, SampleJapanese } from '@kakehashi/domain/sample-papers/family'

/** Katakana of the names of sample customers, as Japanese papers write them. */
const katakana = new Map(
  `James ジェームズ, Robert ロバート, Whitaker ウィテカー, Marcus マーカス, Delgado デルガド,
  Tyler タイラー, Brandt ブラント, Danielle ダニエル, Okafor オカフォー, Ryan ライアン,
  McAllister マカリスター, Brianna ブリアナ, Foster フォスター, Luis ルイス, Antonio アントニオ,
  Herrera ヘレラ, Caleb ケイレブ, Johansson ヨハンソン, Denise デニース, Pruitt プルーイット,
  Andre アンドレ, Baptiste バティスト, Gregory グレゴリー, Stanton スタントン, Paul ポール,
  Megan メーガン, Kowalski コワルスキー, Isaiah アイザイア, Grant グラント, Hannah ハンナ,
  Vance ヴァンス, Joseph ジョセフ, Nakasone ナカソネ, Kenji ケンジ, Olivia オリビア,
  Ramsey ラムゼイ, Trevor トレバー, Mills ミルズ, Victoria ビクトリア, Castillo カスティーヨ,
  Ethan イーサン, Lockwood ロックウッド, Benjamin ベンジャミン, Osei オセイ, Courtney コートニー,
  Blake ブレイク, Samuel サミュエル, Reyes レイエス, David デイビッド, Patricia パトリシア,
  Lund ルンド, Logan ローガン, Pierce ピアース, Angela アンジェラ, Moretti モレッティ,
  Dwayne ドウェイン, Simmons シモンズ, Nathan ネイサン, Eriksen エリクセン, Cassandra カサンドラ,
  Wheeler ウィーラー, Jordan ジョーダン, Ellis エリス, Raymond レイモンド, Kealoha ケアロハ,
  Stephanie ステファニー, Boyd ボイド, Connor コナー, Hale ヘイル, Thomas トーマス, Priya プリヤ,
  Raman ラマン, Kyle カイル, Sorensen ソレンセン, Alejandro アレハンドロ, Vega ベガ,
  Rebecca レベッカ, Thornton ソーントン, Derek デレク, Paulsen ポールセン, Jasmine ジャスミン,
  Cole コール, William ウィリアム, Henry ヘンリー, Aldridge オルドリッジ, Monica モニカ,
  Salazar サラザール, Travis トラビス, Nolan ノーラン, Elaine エレイン, Whitfield ウィットフィールド,
  Omar オマー, Haddad ハダッド, Zachary ザカリー, Burns バーンズ, Lindsey リンジー, Park パーク,
  Christopher クリストファー, Dunn ダン, Vanessa バネッサ, Trujillo トルヒーヨ, Howard ハワード,
  Beckett ベケット, Sample サンプル, Customer カスタマー, Dylan ディラン, Marsh マーシュ,
  Grace グレース, Hollis ホリス, Aaron アーロン, Tate テイト, Leo レオ, Finch フィンチ,
  Nina ニーナ, Abbott アボット, Victor ビクター, Stone ストーン`
    .split(',')
    .map((pair): [string, string] => {
      const [latin = '', kana = ''] = pair.trim().split(' ')
      return [latin, kana]
    }),
)

const women = new Set(
  `Danielle Brianna Denise Megan Hannah Olivia Victoria Courtney Patricia Angela Cassandra Stephanie
  Priya Rebecca Jasmine Monica Elaine Lindsey Vanessa Grace Nina`.split(/\s+/),
)
const japaneseMen = new Set(
  'Joseph Kenta Takuya Daichi Shota Hiroki Koji Yusuke Satoshi Ren Masato'.split(' '),
)

const states = [
  ['Ohio', 'オハイオ州'],
  ['Texas', 'テキサス州'],
  ['Oregon', 'オレゴン州'],
  ['Virginia', 'バージニア州'],
  ['California', 'カリフォルニア州'],
  ['Georgia', 'ジョージア州'],
] as const
const towns = [
  ['Sampleton', 'サンプルトン市'],
  ['Mockville', 'モックビル市'],
  ['Exampletown', 'エグザンプルタウン市'],
] as const
const ranks = [
  ['Sergeant', '軍曹'],
  ['Staff Sergeant', '二等軍曹'],
  ['Corporal', '伍長'],
  ['Civilian employee', '軍属'],
] as const

/** The same number gives the same person. */
export function anAmerican(
  { given, middle, family }: Pick<SampleAmerican, 'given' | 'middle' | 'family'>,
  number: number,
): SampleAmerican {
  return {
    given,
    middle,
    family,
    kana: {
      given: kanaOf(given),
      middle: middle === null ? null : kanaOf(middle),
      family: kanaOf(family),
    },
    sex: women.has(given) ? 'female' : 'male',
    bornOn: dayOf(1986 + (number % 12), number),
    state: named(states, number),
    town: named(towns, number),
    rank: named(ranks, number),
  }
}

function kanaOf(name: string): string {
  const kana = katakana.get(name)
  if (kana === undefined) throw new Error(`no katakana for ${name}`)
  return kana
}

interface Spelled {
  readonly kanji: readonly [family: string, given: string]
  readonly kana: readonly [family: string, given: string]
  readonly latin: readonly [family: string, given: string]
}

/** `birthFamily` where it was another one before the marriage. */
export function aJapanese(
  { kanji, kana, latin }: Spelled,
  number: number,
  birthFamily?: SampleJapanese['family'],
): SampleJapanese {
  const family = { kanji: kanji[0], kana: kana[0], latin: latin[0] }
  return {
    family,
    given: { kanji: kanji[1], kana: kana[1], latin: latin[1] },
    sex: japaneseMen.has(latin[1]) ? 'male' : 'female',
    bornOn: dayOf(1987 + (number % 11), number + 5),
    bornAt: { ja: '沖縄県那覇市', en: 'Naha City, Okinawa Prefecture' },
    birthFamily: birthFamily ?? family,
    father: { kanji: '正', kana: 'ただし', latin: 'Tadashi' },
    mother: { kanji: '和子', kana: 'かずこ', latin: 'Kazuko' },
  }
}

const two = (part: number) => String(part).padStart(2, '0')

/** Some day of a year. */
export function dayOf(year: number, number: number): string {
  return `${year}-${two(1 + (number % 12))}-${two(1 + ((number * 7) % 28))}`
}

function named(names: readonly (readonly [string, string])[], number: number) {
  const [en = '', ja = ''] = names[number % names.length] ?? []
  return { en, ja }
}
