import { readReading, type RefusedReading } from './kana-reading.ts'
import { lettersOf } from './same-name.ts'
import { romanise, soundsOfReading } from './romanise.ts'
import type { Sound, VariantReason } from './sounds.ts'

/** The part in which a spelling differs from one that its kana permit. */
interface SpellingDifference {
  /** The permitted spelling that is closest. */
  readonly permitted: string
  /** Where in the letters of both the difference begins. */
  readonly at: number
  readonly written: string
  readonly expected: string
}

export type SpellingComparison =
  | { readonly kind: 'usual' }
  | { readonly kind: 'variant'; readonly reasons: readonly VariantReason[] }
  | { readonly kind: 'differs'; readonly difference: SpellingDifference }
  | RefusedReading

/**
 * A person's own spelling beside the reading of the name. It only says what it sees: the person's
 * spelling is never changed, because a passport keeps what was chosen once.
 */
export function compareSpelling(spelling: string, typedKana: string): SpellingComparison {
  const reading = readReading(typedKana)
  const romanised = romanise(typedKana)
  if (reading.kind === 'refused') return reading
  if (romanised.kind === 'refused') return romanised

  const written = lettersOf(spelling).toUpperCase()
  const reasons = findReasons(written, soundsOfReading(reading.kana))
  if (reasons === null) {
    const permitted = romanised.permitted.map(({ latin }) => latin)
    return { kind: 'differs', difference: smallestDifference(written, permitted) }
  }
  return reasons.length === 0 ? { kind: 'usual' } : { kind: 'variant', reasons }
}

/** The fewest reasons for which these letters are permitted; null if they are not. */
function findReasons(written: string, sounds: readonly Sound[]): readonly VariantReason[] | null {
  // Reached letters -> the reasons so far. All spellings are tried, however many there are.
  let reached = new Map<number, readonly VariantReason[]>([[0, []]])
  for (const { options } of sounds) {
    const next = new Map<number, readonly VariantReason[]>()
    for (const [at, reasons] of reached) {
      for (const { latin, reason } of options) {
        if (!written.startsWith(latin, at)) continue
        const now = reason && !reasons.includes(reason) ? [...reasons, reason] : reasons
        const known = next.get(at + latin.length)
        if (!known || now.length < known.length) next.set(at + latin.length, now)
      }
    }
    reached = next
  }
  return reached.get(written.length) ?? null
}

function smallestDifference(written: string, permitted: readonly string[]): SpellingDifference {
  const differences = permitted.map((latin) => differenceTo(written, latin))
  return differences.reduce((best, each) => (sizeOf(each) < sizeOf(best) ? each : best))
}

function sizeOf({ written, expected }: SpellingDifference): number {
  return Math.max(written.length, expected.length)
}

function differenceTo(written: string, permitted: string): SpellingDifference {
  const expected = permitted.replaceAll(' ', '')
  const shorter = Math.min(written.length, expected.length)

  let at = 0
  while (at < shorter && written[at] === expected[at]) at++
  let same = 0
  while (same < shorter - at && written.at(-1 - same) === expected.at(-1 - same)) same++

  return {
    permitted,
    at,
    written: written.slice(at, written.length - same),
    expected: expected.slice(at, expected.length - same),
  }
}
