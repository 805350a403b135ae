import type { OfficeText } from '@kakehashi/domain/language'
import type {
  SampleAmerican,
  SampleFamily,
  SampleJapanese,
} from '@kakehashi/domain/sample-papers/family'
import { customers } from '../customers.ts'
import { logins, type SamplePerson } from '../people.ts'
import { aJapanese, anAmerican, dayOf } from './people-on-papers.ts'

const cities: readonly OfficeText[] = [
  { ja: '宜野湾市', en: 'Ginowan City' },
  { ja: '沖縄市', en: 'Okinawa City' },
  { ja: 'うるま市', en: 'Uruma City' },
  { ja: '浦添市', en: 'Urasoe City' },
  { ja: '北谷町', en: 'Chatan Town' },
]

/** Those whom an American customer married, or is about to. */
const wives = [
  ['大城 由美', 'おおしろ ゆみ', 'Oshiro Yumi'],
  ['宮平 麻衣', 'みやひら まい', 'Miyahira Mai'],
  ['又吉 香奈', 'またよし かな', 'Matayoshi Kana'],
  ['仲里 優子', 'なかざと ゆうこ', 'Nakazato Yuko'],
  ['山内 友里', 'やまうち ゆり', 'Yamauchi Yuri'],
  ['上間 明美', 'うえま あけみ', 'Uema Akemi'],
] as const
const husbands = [
  ['新城 大地', 'あらしろ だいち', 'Arashiro Daichi'],
  ['平田 翔太', 'ひらた しょうた', 'Hirata Shota'],
  ['東江 健太', 'あがりえ けんた', 'Agarie Kenta'],
] as const
/** Those whom a Japanese customer married. */
const americanMen = ['Dylan Marsh', 'Aaron Tate', 'Leo Finch', 'Victor Stone'] as const
const americanWomen = ['Grace Hollis', 'Nina Abbott'] as const

const children = [
  ['華', 'はな', 'Hana', 'female'],
  ['海', 'かい', 'Kai', 'male'],
  ['恵麻', 'えま', 'Ema', 'female'],
  ['蓮', 'れん', 'Ren', 'male'],
  ['璃々', 'りり', 'Riri', 'female'],
] as const

const everybody: readonly SamplePerson[] = [logins.customer, ...customers]
const families = new Map<SamplePerson, SampleFamily>()

/** Whom the papers of a customer are about: the customer, the other of the couple, their child. */
export function familyOf(customer: SamplePerson): SampleFamily {
  const known = families.get(customer)
  if (known) return known
  const number = everybody.findIndex(({ email }) => email === customer.email) + 1
  const year = 2019 + (number % 4)
  const [kanji, kana, latin, sex] = pick(children, number)
  const family: SampleFamily = {
    ...coupleOf(customer, number),
    child: { given: { kanji, kana, latin }, sex, bornOn: dayOf(year + 2, number + 3) },
    city: pick(cities, number),
    address: {
      ja: `見本${1 + (number % 5)}丁目${number}番地`,
      en: `${number}-banchi, Mihon ${1 + (number % 5)}-chome`,
    },
    marriedOn: dayOf(year, number + 1),
    issuedOn: dayOf(2026, number % 8),
    number,
  }
  families.set(customer, family)
  return family
}

function coupleOf(customer: SamplePerson, number: number) {
  if (!isJapanese(customer)) {
    const american = americanOf(customer, number)
    return { american, japanese: partnerOf(american, number) }
  }
  const [family = '', given = ''] = customer.nameJa?.split(' ') ?? []
  const [familyKana = '', givenKana = ''] = customer.nameKana?.split(' ') ?? []
  const spelled = {
    kanji: [family, given],
    kana: [familyKana, givenKana],
    latin: [customer.lastName, customer.firstName],
  } as const
  // A family name in katakana is that of the American.
  const hasOtherName = /^[\p{Script=Katakana}ー]+$/u.test(family)
  const own = hasOtherName ? partnerOf({ sex: 'male' }, number).family : undefined
  const japanese = aJapanese(spelled, number, own)
  return { american: spouseOf(customer, japanese, number, hasOtherName), japanese }
}

function spouseOf(
  customer: SamplePerson,
  { sex }: SampleJapanese,
  number: number,
  hasOtherName: boolean,
): SampleAmerican {
  const other = everybody.find(
    (one) => hasOtherName && one.lastName === customer.lastName && !isJapanese(one),
  )
  if (other) return americanOf(other, number)
  const names = sex === 'female' ? americanMen : americanWomen
  const [given = '', family = ''] = pick(names, number).split(' ')
  return anAmerican({ given, middle: null, family }, number)
}

function partnerOf({ sex }: Pick<SampleAmerican, 'sex'>, number: number): SampleJapanese {
  const [kanji, kana, latin] = sex === 'male' ? pick(wives, number) : pick(husbands, number)
  return aJapanese({ kanji: inTwo(kanji), kana: inTwo(kana), latin: inTwo(latin) }, number)
}

function americanOf({ firstName, middleName, lastName }: SamplePerson, number: number) {
  return anAmerican({ given: firstName, middle: middleName, family: lastName }, number)
}

/** Whoever writes in Japanese. The sample customer has a Japanese name too, but is an American. */
function isJapanese({ language }: SamplePerson): boolean {
  return language === 'ja'
}

function inTwo(name: string): readonly [string, string] {
  const [family = '', given = ''] = name.split(' ')
  return [family, given]
}

function pick<Item>(items: readonly Item[], number: number): Item {
  const item = items[number % items.length]
  if (item === undefined) throw new Error('cannot pick from an empty list')
  return item
}
