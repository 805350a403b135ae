import { typedTerms } from '@kakehashi/domain/glossary/term-words'
import type { Kysely } from 'kysely'
import type { DB } from '../../db/schema.gen.ts'
import { findSubjects } from '../../search-index/queries.ts'
import { findTerms, findTermsWithin, type TermRow } from './queries.ts'

const mostFound = 20

/** Terms that a sentence has, longest first, then those that begin with what was typed. */
export async function findTermsFor(db: Kysely<DB>, typed: string): Promise<TermRow[]> {
  const within = (await findTermsWithin(db, typed)).toSorted(
    (one, other) => other.japanese.length - one.japanese.length,
  )
  const beginning = await findTerms(
    db,
    await findSubjects(db, 'term', typedTerms(typed), mostFound),
  )
  const others = beginning.filter(({ id }) => within.every((term) => term.id !== id))
  return [...within, ...others].slice(0, mostFound)
}
