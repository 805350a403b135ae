import { checkDigit } from './check-digit.ts'
import type { PartName } from './formats.ts'

/** A sign that may have been misread. It is only named: which one is right, the paper says. */
interface Misread {
  /** In the part that is named, counted from 0. */
  readonly at: number
  readonly written: string
  readonly perhaps: string
}

/** Why lines are refused. Lines and signs are counted from 1, as people count them. */
export type LineProblem =
  | { readonly why: 'line-count'; readonly lines: number }
  | {
      readonly why: 'line-length'
      readonly line: number
      readonly signs: number
      readonly expected: number
    }
  | {
      readonly why: 'wrong-sign'
      readonly line: number
      readonly sign: number
      readonly written: string
    }
  | {
      readonly why: 'letter-for-digit' | 'digit-for-letter'
      readonly line: number
      readonly sign: number
      readonly written: string
      /** 0 for O, 1 for I, and the other way round. */
      readonly perhaps: string | null
    }
  | {
      readonly why: 'check-digit'
      readonly part: PartName
      readonly written: string
      readonly computed: string
      /** The readings of O, 0, I and 1 with which the digit would be right. */
      readonly perhaps: readonly Misread[]
    }
  | { readonly why: 'no-such-day'; readonly part: 'birth' | 'expiry' }
  | { readonly why: 'no-name' | 'names-unclear' | 'visa' }

const looksLike: Readonly<Record<string, string>> = { O: '0', 0: 'O', I: '1', 1: 'I' }

export function lookAlike(sign: string): string | null {
  return looksLike[sign] ?? null
}

/** What is wrong with a check digit; null if it is right. */
export function checkDigitProblem(
  part: PartName,
  covered: string,
  written: string,
): LineProblem | null {
  const computed = checkDigit(covered)
  if (written === computed) return null

  // Elsewhere a letter cannot stand for a digit, or the other way round.
  const mixesBoth = part === 'number' || part === 'optional'
  const perhaps = Array.from(covered).flatMap((sign, at): Misread[] => {
    const other = lookAlike(sign)
    if (other === null || !mixesBoth) return []
    const isRight = checkDigit(covered.slice(0, at) + other + covered.slice(at + 1)) === written
    return isRight ? [{ at, written: sign, perhaps: other }] : []
  })
  return { why: 'check-digit', part, written, computed, perhaps }
}
