import type { Command } from '@kakehashi/domain/request/commands'
import { listOpenQuestions, type ReviewQuestion } from '@kakehashi/domain/request/review-questions'
import type { Kysely, Transaction } from 'kysely'
import type { DB } from '../../db/schema.gen.ts'
import { findFile } from '../../documents/queries.ts'
import { findTranslator } from '../certificates/facts.ts'
import type { RequestRow } from '../queries.ts'
import { findMissingApproval } from '../proofs/missing-approval.ts'
import { findPrinted } from '../translation-drafts/printed-translations.ts'
import { checksOf, listTicks } from './ticks.ts'

/** What the screen asks this reader before CONTINUE. `hasChecklist` if the checklist is on it. */
export async function questionsFor(
  db: Kysely<DB>,
  row: RequestRow,
  readerId: string,
  hasChecklist: boolean,
): Promise<ReviewQuestion[]> {
  if (row.stage !== 'review' || row.closed_at !== null) return []
  const isOwn = await isOwnTranslation(db, row, readerId)
  return listOpenQuestions({
    unconfirmedNames: row.unconfirmed_names,
    openChecks: hasChecklist ? await countOpenChecks(db, row, row.translation_id) : null,
    missingApproval: await findMissingApproval(db, row, row.translation_id),
    // In an office of one, nobody else could review it: it is noted without a question.
    isOwnTranslation: isOwn && (await hasOtherReviewer(db, readerId)),
  })
}

/** What was open when the review ended, for the event and the note. */
export async function openAtEnd(
  trx: Transaction<DB>,
  row: RequestRow,
  command: Extract<Command, { kind: 'continueReview' }>,
  actorId: string,
): Promise<ReviewQuestion[]> {
  const { fileId, hasChecklist } = command
  // A corrected file that comes with the command is another one.
  const file = fileId ?? row.translation_id
  return listOpenQuestions({
    unconfirmedNames: row.unconfirmed_names,
    openChecks: hasChecklist ? await countOpenChecks(trx, row, file) : null,
    missingApproval: await findMissingApproval(trx, row, file),
    isOwnTranslation: await isOwnTranslation(trx, row, actorId),
  })
}

async function countOpenChecks(
  db: Kysely<DB>,
  { id }: Pick<RequestRow, 'id'>,
  fileId: string | null,
): Promise<number | null> {
  const file = fileId === null ? undefined : await findFile(db, fileId)
  if (!file) return null
  const ticks = await listTicks(db, { request_id: id, sha256: file.sha256 })
  const ticked = new Set(ticks.map(({ check_key }) => check_key))
  return checksOf(await findPrinted(db, file.id)).filter((check) => !ticked.has(check)).length
}

/**
 * A clerk who uploads a file of a request without a translator has not translated it, as far as
 * anybody knows; whoever made it here from templates has.
 */
async function isOwnTranslation(
  db: Kysely<DB>,
  row: RequestRow,
  personId: string,
): Promise<boolean> {
  if ((await findTranslator(db, row)) !== personId) return false
  return row.translator_id !== null || (await findPrinted(db, row.translation_id)) !== undefined
}

async function hasOtherReviewer(db: Kysely<DB>, personId: string): Promise<boolean> {
  const other = await db
    .selectFrom('users')
    .select('id')
    .where('is_admin', '=', true)
    .where('deleted_at', 'is', null)
    .where('id', '<>', personId)
    .limit(1)
    .executeTakeFirst()
  return other !== undefined
}
