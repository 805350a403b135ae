import type { Words } from '@kakehashi/domain/language'
import type { RequestFacts } from './request-facts.ts'

/** The label of a button that leads to the request page for more than one thing. */
export const openRequest = { en: 'Open my request', ja: 'ご依頼を開く' } satisfies Words

/** A sentence may depend on what is paid or due. */
export type Sentence = Words | ((facts: RequestFacts) => Words)

/** The text of one mail about a request. The facts stand in a table between the two sentences. */
export interface RequestMailText {
  readonly title: Words
  readonly happened: Sentence
  readonly whatNow: Sentence
  readonly button: Words
}
