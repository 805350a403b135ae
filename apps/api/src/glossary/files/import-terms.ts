import { type TermFields, termFields } from '@kakehashi/contract/glossary'
import type { LanguageFileProblem } from '@kakehashi/contract/language-file-problems'
import { termWords } from '@kakehashi/domain/glossary/term-words'
import type { Transaction } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { DB } from '../../db/schema.gen.ts'
import { insertSearchWords, saveSearchWords } from '../../search-index/queries.ts'
import { insertNewTerms, listSameJapanese, saveTerm, type TermRow } from '../terms/queries.ts'
import type { ReadEntry } from './collect-entries.ts'
import { type CheckBatch, type Outcome, refused } from './outcome.ts'

type Term = Pick<TermFields, 'english' | 'japanese' | 'field'>
const keyOf = ({ english, japanese, field }: Term) => JSON.stringify([english, japanese, field])

/**
 * A term is the same if both languages and the field of use are. Its note and reading may change;
 * where the file has none, because its tool knows none, those of the office stay.
 */
export function checkTerms(trx: Transaction<DB>, now: Date): CheckBatch {
  const seen = new Set<string>()
  return async (entries) => {
    const terms = entries.map(readTerm)
    const right = terms.flatMap((term) => ('kind' in term ? [] : [term]))
    const rows = await listSameJapanese(
      trx,
      right.map(({ japanese }) => japanese),
    )
    const known = new Map(rows.map((row) => [keyOf(row), row]))
    const added: TermFields[] = []
    const changed: ({ row: TermRow } & Pick<TermRow, 'reading' | 'note'>)[] = []

    const outcomes = terms.map((term): Outcome => {
      if ('kind' in term) return term
      if (seen.has(keyOf(term))) return refused('twice-in-file')
      seen.add(keyOf(term))
      const row = known.get(keyOf(term))
      if (!row) {
        added.push(term)
        return { kind: 'added' }
      }
      if (row.archived_at !== null) return refused('term-archived')
      const [reading, note] = [term.reading ?? row.reading, term.note ?? row.note]
      if (note === row.note && reading === row.reading) return { kind: 'unchanged' }
      changed.push({ row, reading, note })
      return { kind: 'changed' }
    })

    async function save() {
      const made = added.map((term) => Object.assign({ id: uuidv7(), created_at: now }, term))
      const inserted = await insertNewTerms(trx, made)
      const subjects = inserted.map((row) => ({ id: row.id, words: termWords(row) }))
      await insertSearchWords(trx, 'term', subjects)
      for (const { row, reading, note } of changed) {
        await saveTerm(trx, row.id, { reading, note, version: row.version + 1 })
        await saveSearchWords(trx, 'term', row.id, termWords({ ...row, reading }))
      }
    }
    return { outcomes, save }
  }
}

/** By the rules of the form. */
function readTerm(entry: ReadEntry): TermFields | Outcome {
  const { english, japanese, reading, note, field } = entry
  const { success, data, error } = termFields.safeParse({ english, japanese, reading, note, field })
  if (success) return data
  return refused(problems[error.issues[0]?.message ?? ''] ?? 'too-long')
}

const problems: Readonly<Record<string, LanguageFileProblem>> = {
  'term-en-required': 'english-missing',
  'term-ja-required': 'japanese-missing',
  'kana-only': 'reading-not-kana',
}
