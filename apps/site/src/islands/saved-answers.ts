import { documentKeys, type DocumentKey } from '@kakehashi/domain/documents/document-keys'
import { coupleFrom, type Couple } from '@kakehashi/domain/marriage/couple'
import { answersKey } from '@kakehashi/browser/drafts'

/** What a browser keeps of a couple: their answers, what they have, what they want besides. */
export interface KeptAnswers {
  readonly couple: Couple
  readonly have: readonly string[]
  readonly wanted: readonly DocumentKey[]
}

export function keepAnswers({ couple, have, wanted }: KeptAnswers): void {
  try {
    localStorage.setItem(answersKey, JSON.stringify({ ...couple, have, wanted }))
  } catch {
    // A browser that keeps nothing still shows the list.
  }
}

export function forgetAnswers(): void {
  try {
    localStorage.removeItem(answersKey)
  } catch {
    // Nothing was kept.
  }
}

export function readAnswers(): KeptAnswers | undefined {
  try {
    return parseAnswers(JSON.parse(localStorage.getItem(answersKey) ?? 'null'))
  } catch {
    return undefined
  }
}

/** An older list may name lines and papers that are gone; the couple keeps the rest. */
export function parseAnswers(kept: unknown): KeptAnswers | undefined {
  if (typeof kept !== 'object' || kept === null) return undefined
  const answers: Record<string, unknown> = { ...kept }
  const couple = coupleFrom(answers)
  if (!couple) return undefined
  const wanted = new Set(stringsIn(answers['wanted']))
  return {
    couple,
    have: stringsIn(answers['have']),
    wanted: documentKeys.filter((document) => wanted.has(document)),
  }
}

function stringsIn(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : []
}
