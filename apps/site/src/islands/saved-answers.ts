import { documentKeys, type DocumentKey } from '@kakehashi/domain/documents/document-keys'
import { coupleFrom, type Couple } from '@kakehashi/domain/marriage/couple'
import { answersKey } from '@kakehashi/browser/drafts'

/** A couple's answers as stored in the browser: what they have and what they want in addition. */
export interface SavedAnswers {
  readonly couple: Couple
  readonly have: readonly string[]
  readonly wanted: readonly DocumentKey[]
}

export function saveAnswers({ couple, have, wanted }: SavedAnswers): void {
  try {
    localStorage.setItem(answersKey, JSON.stringify({ ...couple, have, wanted }))
  } catch {
    // Without storage the list still works.
  }
}

export function forgetAnswers(): void {
  try {
    localStorage.removeItem(answersKey)
  } catch {
    // Without storage there is nothing to delete.
  }
}

export function readAnswers(): SavedAnswers | undefined {
  try {
    return parseAnswers(JSON.parse(localStorage.getItem(answersKey) ?? 'null'))
  } catch {
    return undefined
  }
}

/** Unknown entries from an older version are ignored; the rest is used. */
export function parseAnswers(stored: unknown): SavedAnswers | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined
  const answers: Record<string, unknown> = { ...stored }
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
