import { maskSentence } from '@kakehashi/domain/memory/mask-pair'
import {
  languageOfSentence,
  leastSimilarity,
  partsOfSentence,
  similarity,
  sketchOf,
} from '@kakehashi/domain/memory/similar-sentences'
import type { Kysely } from 'kysely'
import type { DB } from '../../db/schema.gen.ts'
import { findCandidates, type PairRow } from './queries.ts'

export interface SimilarPair extends PairRow {
  readonly percent: number
}

const mostSimilar = 5

/** The sentences that are most similar to what was typed, closest first. */
export async function findSimilar(db: Kysely<DB>, typed: string): Promise<SimilarPair[]> {
  const language = languageOfSentence(typed)
  const parts = partsOfSentence(maskSentence(typed))
  const column = language === 'en' ? 'english' : 'japanese'
  const candidates = await findCandidates(db, language, sketchOf(parts))
  return candidates
    .map((row) => ({ row, score: similarity(parts, partsOfSentence(row[column])) }))
    .filter(({ score }) => score >= leastSimilarity)
    .toSorted((one, other) => other.score - one.score)
    .slice(0, mostSimilar)
    .map(({ row, score }) => Object.assign(row, { percent: Math.floor(score * 100) }))
}
