import type { PrintedPaper } from '@kakehashi/domain/review/printed-paper'
import type { Kysely, Transaction } from 'kysely'
import type { DB } from '../../db/schema.gen.ts'

/** Kept with the file, because drafts and templates change after it was handed in. */
export async function keepPrinted(
  trx: Transaction<DB>,
  fileId: string,
  papers: readonly PrintedPaper[],
): Promise<void> {
  await trx
    .insertInto('printed_translations')
    .values({ file_id: fileId, papers: JSON.stringify(papers) })
    .execute()
}

/** Undefined if the file was not made from templates. */
export async function findPrinted(
  db: Kysely<DB>,
  fileId: string | null,
): Promise<readonly PrintedPaper[] | undefined> {
  if (fileId === null) return undefined
  const row = await db
    .selectFrom('printed_translations')
    .select('papers')
    .where('file_id', '=', fileId)
    .executeTakeFirst()
  return row?.papers
}
