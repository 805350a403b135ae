import type { Insertable, Kysely, Selectable, Transaction, Updateable } from 'kysely'
import { addJob } from '../../db/add-job.ts'
import { fullNameOf } from '../../db/full-name.ts'
import type { DB } from '../../db/schema.gen.ts'

export type CertificateRow = Selectable<DB['certificates']>
export type PaperRow = Selectable<DB['certificate_papers']>

/** With the names of those who issued or revoked it, and the one that replaces it. */
export type NamedCertificate = Awaited<ReturnType<typeof listCertificatesOf>>[number]

/** Newest first, also those that were revoked. */
export function listCertificatesOf(db: Kysely<DB>, requestId: string) {
  return db
    .selectFrom('certificates')
    .leftJoin('certificates as next', 'next.replaces_id', 'certificates.id')
    .leftJoin('users as issuer', 'issuer.id', 'certificates.issued_by')
    .leftJoin('users as revoker', 'revoker.id', 'certificates.revoked_by')
    .selectAll('certificates')
    .select([
      'next.id as next_id',
      fullNameOf('issuer').as('issuer_name'),
      fullNameOf('revoker').as('revoker_name'),
    ])
    .where('certificates.request_id', '=', requestId)
    .orderBy('certificates.issued_at', 'desc')
    .orderBy('certificates.id', 'desc')
    .execute()
}

export function findCertificate(db: Kysely<DB>, id: string): Promise<CertificateRow | undefined> {
  return db.selectFrom('certificates').selectAll().where('id', '=', id).executeTakeFirst()
}

/** The one of a request that stands, or the newest. */
export function findNewest(db: Kysely<DB>, requestId: string): Promise<CertificateRow | undefined> {
  return db
    .selectFrom('certificates')
    .selectAll()
    .where('request_id', '=', requestId)
    .orderBy('issued_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

export async function insertCertificate(
  trx: Transaction<DB>,
  certificate: Insertable<DB['certificates']>,
  papers: readonly Insertable<DB['certificate_papers']>[],
  translationHashes: readonly Buffer[],
): Promise<void> {
  const { id: certificate_id } = certificate
  await trx.insertInto('certificates').values(certificate).execute()
  await trx.insertInto('certificate_papers').values(papers).execute()
  const hashes = [
    ...papers.map(({ sha256 }) => ({ sha256, certificate_id, is_translation: false })),
    ...translationHashes.map((sha256) => ({ sha256, certificate_id, is_translation: true })),
  ]
  await trx
    .insertInto('certificate_hashes')
    .values(hashes)
    // A copy without anything to clean is the same file.
    .onConflict((conflict) => conflict.columns(['sha256', 'certificate_id']).doNothing())
    .execute()
}

/** False if it no longer stood. */
export async function saveStanding(
  trx: Transaction<DB>,
  id: string,
  change: Updateable<DB['certificates']>,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('certificates')
    .set(change)
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Only the first time counts. */
export async function saveFetched(db: Kysely<DB>, id: string, now: Date): Promise<void> {
  await db
    .updateTable('certificates')
    .set({ fetched_at: now })
    .where('id', '=', id)
    .where('fetched_at', 'is', null)
    .execute()
}

/** Its place among the certificates of the request, from 1. */
export async function placeOf(db: Kysely<DB>, { id, request_id }: CertificateRow): Promise<number> {
  const all = await listCertificatesOf(db, request_id)
  return all.length - all.findIndex((one) => one.id === id)
}

export function findPaper(
  db: Kysely<DB>,
  certificateId: string,
  paper: PaperRow['paper'],
): Promise<PaperRow | undefined> {
  return db
    .selectFrom('certificate_papers')
    .selectAll()
    .where('certificate_id', '=', certificateId)
    .where('paper', '=', paper)
    .executeTakeFirst()
}

/** What names a person. /verify still knows the code and the files. */
export async function eraseCertificateTexts(
  trx: Transaction<DB>,
  requestId: string,
): Promise<void> {
  await trx
    .updateTable('certificates')
    .set({ document_name: '', document_name_ja: null, person: null, revoked_reason: null })
    .where('request_id', '=', requestId)
    .execute()
  const papers = await trx
    .deleteFrom('certificate_papers')
    .where((eb) =>
      eb(
        'certificate_id',
        'in',
        eb.selectFrom('certificates').select('id').where('request_id', '=', requestId),
      ),
    )
    .returning('object_key')
    .execute()
  for (const { object_key: key } of papers) await addJob(trx, 'remove-object', { key })
}
