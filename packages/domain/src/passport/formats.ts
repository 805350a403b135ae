/** What may stand in a place of the lines. */
type Sort = 'letters' | 'digits' | 'any'

/** A part of one of the lines. Lines and signs are counted from 0. */
export interface Part {
  readonly line: number
  readonly from: number
  readonly to: number
  readonly sort: Sort
}

export interface LineFormat {
  /** TD3 is a passport, TD1 a card, TD2 an older card or a paper. */
  readonly name: 'TD1' | 'TD2' | 'TD3'
  readonly lines: number
  readonly length: number
  readonly parts: Readonly<Record<PartName, Part>>
  /** What the last check digit covers, in this order. */
  readonly covered: readonly Part[]
}

export type PartName =
  | 'kind'
  | 'issuer'
  | 'names'
  | 'number'
  | 'numberCheck'
  | 'nationality'
  | 'birth'
  | 'birthCheck'
  | 'sex'
  | 'expiry'
  | 'expiryCheck'
  | 'optional'
  | 'lastCheck'

function letters(line: number, from: number, to: number): Part {
  return { line, from, to, sort: 'letters' }
}

function digits(line: number, from: number, to: number): Part {
  return { line, from, to, sort: 'digits' }
}

function any(line: number, from: number, to: number): Part {
  return { line, from, to, sort: 'any' }
}

/** The second line of TD2 and TD3 begins with the same parts. */
const secondLine = {
  number: any(1, 0, 9),
  numberCheck: digits(1, 9, 10),
  nationality: letters(1, 10, 13),
  birth: digits(1, 13, 19),
  birthCheck: digits(1, 19, 20),
  sex: letters(1, 20, 21),
  expiry: digits(1, 21, 27),
  expiryCheck: digits(1, 27, 28),
}

export const passportFormat: LineFormat = {
  name: 'TD3',
  lines: 2,
  length: 44,
  parts: {
    kind: letters(0, 0, 2),
    issuer: letters(0, 2, 5),
    names: letters(0, 5, 44),
    ...secondLine,
    optional: any(1, 28, 42),
    lastCheck: digits(1, 43, 44),
  },
  covered: [any(1, 0, 10), any(1, 13, 20), any(1, 21, 43)],
}

/** ICAO Doc 9303, parts 4 (TD3), 5 (TD1) and 6 (TD2). */
export const lineFormats: readonly LineFormat[] = [
  passportFormat,
  {
    name: 'TD2',
    lines: 2,
    length: 36,
    parts: {
      kind: letters(0, 0, 2),
      issuer: letters(0, 2, 5),
      names: letters(0, 5, 36),
      ...secondLine,
      optional: any(1, 28, 35),
      lastCheck: digits(1, 35, 36),
    },
    covered: [any(1, 0, 10), any(1, 13, 20), any(1, 21, 35)],
  },
  {
    name: 'TD1',
    lines: 3,
    length: 30,
    parts: {
      kind: any(0, 0, 2),
      issuer: letters(0, 2, 5),
      number: any(0, 5, 14),
      numberCheck: digits(0, 14, 15),
      optional: any(0, 15, 30),
      birth: digits(1, 0, 6),
      birthCheck: digits(1, 6, 7),
      sex: letters(1, 7, 8),
      expiry: digits(1, 8, 14),
      expiryCheck: digits(1, 14, 15),
      nationality: letters(1, 15, 18),
      lastCheck: digits(1, 29, 30),
      names: letters(2, 0, 30),
    },
    covered: [any(0, 5, 30), any(1, 0, 7), any(1, 8, 15), any(1, 18, 29)],
  },
]

/** Only a passport has a check digit for its optional part. */
export const optionalCheck = digits(1, 42, 43)

export function take(lines: readonly string[], { line, from, to }: Part): string {
  return (lines[line] ?? '').slice(from, to)
}
