import type {
  ExpressionBuilder,
  Insertable,
  Kysely,
  Selectable,
  Transaction,
  Updateable,
} from 'kysely'
import { addJob } from '../../db/add-job.ts'
import { fullNameOf } from '../../db/full-name.ts'
import type { DB } from '../../db/schema.gen.ts'

export type CertificateRow = Selectable<DB['certificates']>
export type PaperRow = Selectable<DB['certificate_papers']>

/** With the names of those who issued or revoked it. */
export type NamedCertificate = Awaited<ReturnType<typeof listCertificatesOf>>[number]

/** The one that stands, then those that were revoked, newest first. */
export function listCertificatesOf(db: Kysely<DB>, requestId: string) {
  return (
    db
      .selectFrom('certificates')
      .leftJoin('users as issuer', 'issuer.id', 'certificates.issued_by')
      .leftJoin('users as revoker', 'revoker.id', 'certificates.revoked_by')
      .selectAll('certificates')
      .select((eb) => [
        anotherStands(eb).as('another_stands'),
        fullNameOf('issuer').as('issuer_name'),
        fullNameOf('revoker').as('revoker_name'),
      ])
      .where('certificates.request_id', '=', requestId)
      // The clock may have been set back since an earlier one was issued.
      .orderBy((eb) => eb('certificates.revoked_at', 'is', null), 'desc')
      .orderBy('certificates.issued_at', 'desc')
      .orderBy('certificates.id', 'desc')
      .execute()
  )
}

export function findCertificate(db: Kysely<DB>, id: string): Promise<CertificateRow | undefined> {
  return db.selectFrom('certificates').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Whether the request of a certificate has one that stands. */
export function anotherStands(eb: ExpressionBuilder<DB, 'certificates'>) {
  return eb.exists(
    eb
      .selectFrom('certificates as standing')
      .select('standing.id')
      .whereRef('standing.request_id', '=', 'certificates.request_id')
      .where('standing.revoked_at', 'is', null),
  )
}

/** The one of a request that stands. An index allows no second one. */
export function findStanding(
  db: Kysely<DB>,
  requestId: string,
): Promise<CertificateRow | undefined> {
  return db
    .selectFrom('certificates')
    .selectAll()
    .where('request_id', '=', requestId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
}

/** The last of a request, whether it stands or not: no other replaces it. */
export function findLast(db: Kysely<DB>, requestId: string): Promise<CertificateRow | undefined> {
  return db
    .selectFrom('certificates')
    .leftJoin('certificates as next', 'next.replaces_id', 'certificates.id')
    .selectAll('certificates')
    .where('certificates.request_id', '=', requestId)
    .where('next.id', 'is', null)
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

/** Which certificate of a request was revoked at this moment. */
export async function findCodeRevokedAt(
  db: Kysely<DB>,
  requestId: string,
  at: Date,
): Promise<string | null> {
  const certificate = await db
    .selectFrom('certificates')
    .select('code')
    .where('request_id', '=', requestId)
    .where('revoked_at', '=', at)
    .executeTakeFirst()
  return certificate?.code ?? null
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
