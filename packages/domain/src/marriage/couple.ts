/** What a city office requires depends on nationality, not on residence. */
export const nationalities = ['japanese', 'us', 'us-and-japanese', 'other'] as const
export type Nationality = (typeof nationalities)[number]

/** Which of the two has SOFA status (Status of Forces Agreement). */
export const sofaAnswers = ['one', 'both', 'neither'] as const
export type SofaAnswer = (typeof sofaAnswers)[number]

/** The municipalities around the bases. Any other office in Japan is 'elsewhere'. */
export const cityOffices = [
  'chatan',
  'ginowan',
  'kadena',
  'kin',
  'naha',
  'okinawa-city',
  'urasoe',
  'uruma',
  'yomitan',
  'elsewhere',
] as const
export type CityOffice = (typeof cityOffices)[number]

export interface Couple {
  readonly sofa: SofaAnswer
  /** If only one of the two has SOFA status, it is the first. */
  readonly first: Nationality
  readonly second: Nationality
  readonly cityOffice: CityOffice
}

export interface Partner {
  readonly nationality: Nationality
  readonly hasSofa: boolean
}

/** Both partners with their nationality and SOFA status. */
export function partnersOf({ sofa, first, second }: Couple): readonly [Partner, Partner] {
  return [
    { nationality: first, hasSofa: sofa !== 'neither' },
    { nationality: second, hasSofa: sofa === 'both' },
  ]
}

/** Japan treats dual nationals as Japanese. */
export function isJapanese({ nationality }: Partner): boolean {
  return nationality === 'japanese' || nationality === 'us-and-japanese'
}

/** American only: a Japanese office treats dual nationals as Japanese. */
export function isAmerican({ nationality }: Partner): boolean {
  return nationality === 'us'
}

export function hasUsPassport({ nationality }: Partner): boolean {
  return nationality === 'us' || nationality === 'us-and-japanese'
}

export function isOther({ nationality }: Partner): boolean {
  return nationality === 'other'
}

/** Reads answers from a form or browser storage; undefined until all are given. */
export function coupleFrom(answers: Readonly<Record<string, unknown>>): Couple | undefined {
  const sofa = sofaAnswers.find((answer) => answer === answers['sofa'])
  const first = nationalities.find((answer) => answer === answers['first'])
  const second = nationalities.find((answer) => answer === answers['second'])
  const cityOffice = cityOffices.find((answer) => answer === answers['cityOffice'])
  return sofa && first && second && cityOffice ? { sofa, first, second, cityOffice } : undefined
}
