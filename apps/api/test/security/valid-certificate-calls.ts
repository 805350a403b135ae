import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { printedCodeFrom } from '@kakehashi/domain/printed-code'
import { v7 as uuidv7 } from 'uuid'
import { holderOf } from '../../src/documents/key-holder.ts'
import { newObjectKey } from '../../src/storage/file-store.ts'
import { seedDocument } from '../documents/support/seed-document.ts'
import { seedRequest } from '../support/seed-request.ts'
import type { CallContext, ValidCall } from './callers.ts'

/** A delivered and paid request of the customer with a stored translation. */
async function seedTranslated({ office, customer }: CallContext) {
  const customerId = customer.account.id
  const options = { stage: 'complete', paidCents: 10_000 } as const
  const requestId = await seedRequest(office, customerId, options)
  const fileId = await seedDocument(office, customerId)
  const { db } = office
  const file = { request_id: requestId, role: 'translation' } as const
  await db.updateTable('files').set(file).where('id', '=', fileId).execute()
  const change = { translation_id: fileId }
  await db.updateTable('requests').set(change).where('id', '=', requestId).execute()
  return { requestId, fileId }
}

async function seedCertificate(context: CallContext) {
  const { requestId, fileId } = await seedTranslated(context)
  const { db, clock, files } = context.office
  const [certificateId, paperId, code] = [uuidv7(), uuidv7(), printedCodeFrom(randomBytes(12))]
  await db
    .insertInto('certificates')
    .values({
      id: certificateId,
      request_id: requestId,
      file_id: fileId,
      code,
      issued_at: clock.now(),
      issued_by: context.customer.account.id,
      document_name: 'Birth certificate',
      from_language: 'ja',
      to_language: 'en',
    })
    .execute()
  const bytes = Buffer.from('%PDF-1.7')
  const holder = holderOf('certificate_papers', paperId)
  const { sealed, ...key } = await files.vault.seal(Readable.from([bytes]), holder)
  const object_key = newObjectKey(clock.now())
  await files.store.write(object_key, sealed)
  const paper = { id: paperId, certificate_id: certificateId, paper: 'a4' } as const
  await db
    .insertInto('certificate_papers')
    .values({ ...paper, sha256: randomBytes(32), size: bytes.length, object_key, ...key })
    .execute()
  return { requestId, certificateId, code }
}

export const validCertificateCalls: Readonly<Record<string, ValidCall>> = {
  'POST /api/requests/:requestId/certificates': async (context) => {
    const { requestId } = await seedTranslated(context)
    const certificate = {
      documentName: 'Birth certificate',
      documentNameJa: '出生証明書',
      person: 'BURNS Zachary',
      fromLanguage: 'en',
      toLanguage: 'ja',
    }
    return { params: { requestId }, body: { version: 1, ...certificate } }
  },
  'PUT /api/requests/:requestId/certificates/:certificateId/revoke': async (context) => {
    const { requestId, certificateId } = await seedCertificate(context)
    return { params: { requestId, certificateId }, body: { reason: 'A name was wrong' } }
  },
  'GET /api/certificates/:certificateId': async (context) => {
    const { certificateId } = await seedCertificate(context)
    return { params: { certificateId } }
  },
  'POST /api/certificates/verify': async (context) => ({
    body: { code: (await seedCertificate(context)).code },
  }),
}
