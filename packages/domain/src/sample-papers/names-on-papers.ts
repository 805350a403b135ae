import type { SampleAmerican, SampleFamily, SampleJapanese } from './family.ts'

/** Pairs of what the paper says and what the translation writes. */
type Pair = readonly [source: string, target: string]

export const inOkinawa = ({ city, address }: SampleFamily): Pair => [
  `沖縄県${city.ja}${address.ja}`,
  `${address.en}, ${city.en}, Okinawa Prefecture`,
]

export const mayorOf = ({ city }: SampleFamily): Pair => [
  `${city.ja}長 見本 太郎`,
  `MIHON Taro, Mayor of ${city.en}`,
]

/** '宮里 美咲', and 'MIYAZATO Misaki' in English. */
export const wholeName = ({ family, given }: Pick<SampleJapanese, 'family' | 'given'>): Pair => [
  `${family.kanji} ${given.kanji}`,
  `${family.latin.toUpperCase()} ${given.latin}`,
]

/** 'Misaki Miyazato', and in Japanese '宮里 美咲'. */
export const nameInAmerica = ({
  family,
  given,
}: Pick<SampleJapanese, 'family' | 'given'>): Pair => [
  `${given.latin} ${family.latin}`,
  `${family.kanji} ${given.kanji}`,
]

export function parentName({ birthFamily }: SampleJapanese, given: SampleJapanese['given']): Pair {
  const { kanji, latin } = birthFamily
  return [`${kanji}${given.kanji}`, `${latin.toUpperCase()} ${given.latin}`]
}

/** 'ドノバン，パトリック ショーン' with a full-width space, as registers write foreign names. */
export function nameInRegister({ given, middle, family, kana }: SampleAmerican): Pair {
  const source = `${kana.family}，${[kana.given, kana.middle].filter(Boolean).join('\u3000')}`
  return [source, [family.toUpperCase(), given, middle].filter(Boolean).join(' ')]
}

/** 'Patrick Sean Donovan', and in Japanese with its katakana. */
export function ownName({ given, middle, family, kana }: SampleAmerican): Pair {
  return [
    [given, middle, family].filter(Boolean).join(' '),
    [kana.given, kana.middle, kana.family].filter(Boolean).join('・'),
  ]
}

export const inState = ({ town, state }: SampleAmerican): Pair => [
  `${town.en}, ${state.en}`,
  `${state.ja}${town.ja}`,
]

/** A number that nobody has, such as 000000-00-0012. */
export const sampleNumber = (number: number, length: number) => String(number).padStart(length, '0')
