import type { TermFields } from '@kakehashi/contract/glossary'
import { termWords } from '@kakehashi/domain/glossary/term-words'
import type { Transaction } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { DB } from '../../db/schema.gen.ts'
import { refuseDuplicate } from '../../db/unique-violation.ts'
import { changedFields, type EventKind, recordEvent } from '../../events/record.ts'
import { publishChange } from '../../outbox/publish-change.ts'
import { demand, Refusal } from '../../refusal.ts'
import { saveSearchWords } from '../../search-index/queries.ts'
import { insertTerm, lockTerm, saveTerm, type TermRow } from './queries.ts'

interface By {
  readonly actorId: string
  readonly now: Date
}

export async function addTerm(
  trx: Transaction<DB>,
  { english, japanese, reading, note, field }: TermFields,
  by: By,
): Promise<TermRow> {
  const row = { id: uuidv7(), english, japanese, reading, note, field, created_at: by.now }
  const term = await refuseTwice(() => insertTerm(trx, row))
  await saveSearchWords(trx, 'term', term.id, termWords(term))
  await report(trx, 'term.added', term.id, by)
  return term
}

export async function changeTerm(
  trx: Transaction<DB>,
  id: string,
  { version, ...change }: TermFields & { readonly version: number },
  by: By,
): Promise<TermRow> {
  const before = await lockTerm(trx, id)
  if (!before) throw new Refusal('not-found')
  const fields = changedFields(before, change)
  // Also a repeated call after a lost reply.
  if (fields.length === 0) return before
  demand(before.archived_at === null, 'term-archived')
  demand(before.version === version, 'term-changed')
  const term = await refuseTwice(() => saveTerm(trx, id, { ...change, version: version + 1 }))
  await saveSearchWords(trx, 'term', id, termWords(term))
  await report(trx, 'term.changed', id, by, fields)
  return term
}

/** It is no longer found, but stays, because translations were made with it. */
export async function archiveTerm(
  trx: Transaction<DB>,
  id: string,
  isArchived: boolean,
  by: By,
): Promise<TermRow> {
  const before = await lockTerm(trx, id)
  if (!before) throw new Refusal('not-found')
  if ((before.archived_at !== null) === isArchived) return before
  const term = await saveTerm(trx, id, {
    archived_at: isArchived ? by.now : null,
    version: before.version + 1,
  })
  await saveSearchWords(trx, 'term', id, isArchived ? [] : termWords(term))
  await report(trx, isArchived ? 'term.archived' : 'term.brought-back', id, by)
  return term
}

function refuseTwice<Result>(change: () => Promise<Result>): Promise<Result> {
  return refuseDuplicate('glossary_terms_once', new Refusal('term-exists'), change)
}

async function report(
  trx: Transaction<DB>,
  kind: Extract<EventKind, `term.${string}`>,
  id: string,
  { actorId, now }: By,
  fields: readonly string[] = [],
): Promise<void> {
  await recordEvent(trx, { kind, at: now, actorId, subject: { kind: 'term', id }, fields })
  await publishChange(trx, { type: 'Glossary' }, [])
}
