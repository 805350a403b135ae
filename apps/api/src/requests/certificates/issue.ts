import { createHash, randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { BodyOf } from '@kakehashi/contract/http/endpoint'
import type { issueCertificate as endpoint } from '@kakehashi/contract/requests/certificates'
import { isCertifiable } from '@kakehashi/domain/certificates/certificate'
import { isReadable } from '@kakehashi/domain/documents/files'
import { paperSizes } from '@kakehashi/domain/payments/receipt'
import type { Actor } from '@kakehashi/domain/people/permissions'
import { printedCodeFrom } from '@kakehashi/domain/printed-code'
import { v7 as uuidv7 } from 'uuid'
import { findUser } from '../../accounts/people/queries.ts'
import type { Deps } from '../../deps.ts'
import { getCopy } from '../../documents/get-copy.ts'
import { holderOf } from '../../documents/key-holder.ts'
import { type FileRow, findFile } from '../../documents/queries.ts'
import { openFile } from '../../documents/read-file.ts'
import { getOffice } from '../../office/queries.ts'
import { compilePdf } from '../../papers/compile-pdf.ts'
import { signPdf } from '../../papers/signing/sign-pdf.ts'
import { isInForce, type SigningKey } from '../../papers/signing/signing-key.ts'
import { demand, Refusal } from '../../refusal.ts'
import { newObjectKey } from '../../storage/file-store.ts'
import { getVisibleRequest, lockVisibleRequest, type VisibleRequest } from '../access.ts'
import { lastChange } from '../last-change.ts'
import { certificatePaper } from './certificate-paper.ts'
import { countPages, findPeople } from './facts.ts'
import { type CertificateRow, findLast, insertCertificate, type PaperRow } from './queries.ts'
import { revokeReplaced } from './revoke.ts'
import { saveCertificateChange } from './save-change.ts'

type IssueDeps = Pick<Deps, 'db' | 'clock' | 'files' | 'publicUrl' | 'signingKey'>
type Entered = BodyOf<typeof endpoint>
type Certificate = Omit<CertificateRow, 'revoked_at' | 'fetched_at' | 'was_available'>

/** Signing takes a moment, so the papers are made first and kept if nothing has changed since. */
export async function issueCertificate(
  deps: IssueDeps,
  requestId: string,
  entered: Entered,
  actor: Actor,
): Promise<void> {
  const { db, clock, files, signingKey } = deps
  const request = await getVisibleRequest(db, requestId, actor)
  const translation = await demandCertifiable(deps, request, entered.version, actor)
  if (!signingKey) throw new Refusal('signing-not-set-up')
  const now = clock.now()
  if (!isInForce(signingKey, now)) throw new Refusal('signing-expired')
  const hashes = [translation.sha256, await hashOfCopy(deps, translation)]
  const certificate = await describe(deps, request, entered, { translation, actor, now })
  const papers: PaperRow[] = []
  try {
    for (const pdf of await makePapers(deps, signingKey, certificate, request, hashes)) {
      papers.push(await store(deps, certificate.id, pdf, now))
    }
    await db.transaction().execute(async (trx) => {
      const locked = await lockVisibleRequest(trx, requestId, actor)
      await demandCertifiable({ ...deps, db: trx }, locked, entered.version, actor)
      await revokeReplaced(trx, locked.row, { by: actor.id, now })
      await insertCertificate(trx, certificate, papers, hashes)
      await saveCertificateChange(trx, locked.row, 'certificate-issued', actor.id, now)
    })
  } catch (error) {
    for (const { object_key } of papers) await files.store.remove(object_key).catch(() => {})
    throw error
  }
}

async function demandCertifiable(
  { db }: { readonly db: Parameters<typeof findFile>[0] },
  { row, parts }: VisibleRequest,
  seenVersion: number,
  actor: Actor,
): Promise<FileRow> {
  if (seenVersion !== row.version) {
    const values = await lastChange(db, row, { actorId: actor.id, parts })
    throw new Refusal('request-changed', { values })
  }
  demand(row.content_erased_at === null, 'content-erased')
  const { stage, closed_at: closedAt, service_kind: serviceKind, translation_id: id } = row
  demand(isCertifiable({ stage, closedAt, serviceKind, translationId: id }), 'certificate-not-yet')
  const file = id === null ? undefined : await findFile(db, id)
  if (!file) throw new Refusal('certificate-not-yet')
  demand(isReadable(file), 'file-pending')
  return file
}

/** Customers get a copy without hidden contents, and that is what they will compare. */
async function hashOfCopy(deps: IssueDeps, file: FileRow): Promise<Buffer> {
  const hash = createHash('sha256')
  await pipeline(await openFile(deps.files, await getCopy(deps, file)), hash)
  return hash.digest()
}

async function describe(
  { db }: IssueDeps,
  { row }: VisibleRequest,
  entered: Entered,
  { translation, actor, now }: { translation: FileRow; actor: Actor; now: Date },
): Promise<Certificate> {
  const pages = await countPages(db, row, translation)
  const { translatorId, reviewerId } = await findPeople(db, row)
  return {
    id: uuidv7(),
    request_id: row.id,
    file_id: translation.id,
    code: printedCodeFrom(randomBytes(12)),
    issued_at: now,
    issued_by: actor.id,
    document_name: entered.documentName,
    document_name_ja: entered.documentNameJa,
    person: entered.person,
    from_language: entered.fromLanguage,
    to_language: entered.toLanguage,
    original_pages: pages.original,
    translation_pages: pages.translation,
    translator_id: translatorId,
    reviewer_id: reviewerId,
    replaces_id: (await findLast(db, row.id))?.id ?? null,
    revoked_because: null,
    revoked_by: null,
    revoked_reason: null,
  }
}

async function makePapers(
  { db, publicUrl }: IssueDeps,
  key: SigningKey,
  certificate: Certificate,
  { row }: VisibleRequest,
  hashes: readonly Buffer[],
) {
  const office = await getOffice(db)
  const personOf = async (id: string | null) => (id === null ? undefined : findUser(db, id))
  const content = certificatePaper({
    certificate,
    orderNumber: row.order_number,
    sha256: hashes.at(-1) ?? Buffer.alloc(0),
    translator: await personOf(certificate.translator_id),
    reviewer: await personOf(certificate.reviewer_id),
    replacedCode: certificate.replaces_id ? (await findLast(db, row.id))?.code : undefined,
    office,
    publicUrl,
  })
  const at = certificate.issued_at
  const signature = { key, reason: content.title.en, location: office.address.region.en, at }
  return Promise.all(
    paperSizes.map(async (size) => {
      const pdf = compilePdf({ template: 'certificate', language: 'en', size, content, at })
      return { paper: size, bytes: await signPdf(pdf, signature) }
    }),
  )
}

async function store(
  { files }: IssueDeps,
  certificateId: string,
  { paper, bytes }: { readonly paper: PaperRow['paper']; readonly bytes: Buffer },
  now: Date,
): Promise<PaperRow> {
  const id = uuidv7()
  const { sealed, ...key } = await files.vault.seal(
    // Read as a whole would be read as lines of text.
    Readable.from([bytes]),
    holderOf('certificate_papers', id),
  )
  const objectKey = newObjectKey(now)
  await files.store.write(objectKey, sealed)
  return {
    id,
    certificate_id: certificateId,
    paper,
    sha256: createHash('sha256').update(bytes).digest(),
    size: bytes.length,
    object_key: objectKey,
    ...key,
  }
}
