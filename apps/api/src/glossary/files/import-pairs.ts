import { maskPair, type SentencePair } from '@kakehashi/domain/memory/mask-pair'
import { maxSentenceLength } from '@kakehashi/domain/memory/similar-sentences'
import * as field from '@kakehashi/contract/fields/fields'
import type { Transaction } from 'kysely'
import type { DB } from '../../db/schema.gen.ts'
import { hashOfPair, insertPairs, listKnown } from '../memory/queries.ts'
import type { ReadEntry } from './collect-entries.ts'
import { type CheckBatch, type Outcome, refused } from './outcome.ts'

/** Placeholders may be longer than what they replaced. */
const sentence = field.line(2 * maxSentenceLength)

export function checkPairs(trx: Transaction<DB>, now: Date): CheckBatch {
  const seen = new Set<string>()
  return async (entries) => {
    const pairs = entries.map(readPair)
    const known = await listKnown(
      trx,
      pairs.flatMap((pair) => ('kind' in pair ? [] : [pair])),
    )
    const added: SentencePair[] = []
    const outcomes = pairs.map((pair): Outcome => {
      if ('kind' in pair) return pair
      const hash = hashOfPair(pair).toString('hex')
      if (seen.has(hash)) return refused('twice-in-file')
      seen.add(hash)
      if (known.has(hash)) return { kind: 'unchanged' }
      added.push(pair)
      return { kind: 'added' }
    })
    return {
      outcomes,
      save: async () => void (await insertPairs(trx, added, { now, requestId: null })),
    }
  }
}

/** The same rules as for sentences from the desk, except that nobody's names are known. */
function readPair({ english, japanese }: ReadEntry): SentencePair | Outcome {
  const read = { english: sentence.safeParse(english), japanese: sentence.safeParse(japanese) }
  if (!read.english.success || !read.japanese.success) return refused('too-long')
  if (read.english.data === '') return refused('english-missing')
  if (read.japanese.data === '') return refused('japanese-missing')
  return maskPair({ english: read.english.data, japanese: read.japanese.data })
}
