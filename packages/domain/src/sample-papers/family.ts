import type { Day } from '../calendar/day.ts'
import type { OfficeText } from '../language.ts'

/** An American of a sample family. The katakana are as Japanese papers write the name. */
export interface SampleAmerican {
  readonly given: string
  readonly middle: string | null
  readonly family: string
  readonly kana: {
    readonly given: string
    readonly middle: string | null
    readonly family: string
  }
  readonly sex: 'male' | 'female'
  readonly bornOn: Day
  readonly state: OfficeText
  readonly town: OfficeText
  readonly rank: OfficeText
}

interface JapaneseName {
  readonly kanji: string
  readonly kana: string
  readonly latin: string
}

/** A Japanese person of a sample family. */
export interface SampleJapanese {
  readonly family: JapaneseName
  readonly given: JapaneseName
  readonly sex: 'male' | 'female'
  readonly bornOn: Day
  readonly bornAt: OfficeText
  /** Of the parents and their register, which can differ after a marriage. */
  readonly birthFamily: JapaneseName
  readonly father: JapaneseName
  readonly mother: JapaneseName
}

/** A couple of an American and a Japanese, and their child. Everybody is invented. */
export interface SampleFamily {
  readonly american: SampleAmerican
  readonly japanese: SampleJapanese
  readonly child: {
    readonly given: JapaneseName
    readonly sex: 'male' | 'female'
    readonly bornOn: Day
  }
  readonly city: OfficeText
  /** Within the city. */
  readonly address: OfficeText
  readonly marriedOn: Day
  /** When the papers were fetched. */
  readonly issuedOn: Day
  /** For the numbers of the papers, which begin with zeros. */
  readonly number: number
}
