import { afterEach, beforeEach, expect, test } from 'vitest'
import { revokeStanding } from '../../src/requests/certificates/revoke.ts'
import { findRequest } from '../../src/requests/queries.ts'
import { verifyCertificate } from '../../src/requests/certificates/verify.ts'
import { seedFile, seedRequest } from '../support/seed-request.ts'
import { type OfficeWithBackup, openOfficeWithBackup } from './support/office-with-backup.ts'

let office: OfficeWithBackup
beforeEach(async () => {
  office = await openOfficeWithBackup()
})
afterEach(() => office.close())

test('a certificate that was revoked after the backup is revoked again', async () => {
  const { user } = await office.signedIn('customer')
  const request_id = await seedRequest(office, user._id, { stage: 'complete' })
  const file_id = await seedFile(office, user._id, 'translation', request_id)
  const now = office.clock.now()
  const certificate = {
    id: crypto.randomUUID(),
    request_id,
    file_id,
    code: '7Q4MK2XD9HRT',
    issued_at: now,
    issued_by: user._id,
    document_name: 'Birth certificate',
    from_language: 'ja',
    to_language: 'en',
  } as const
  await office.db.insertInto('certificates').values(certificate).execute()
  await office.backUp()
  await office.db.transaction().execute(async (trx) => {
    const row = await findRequest(trx, request_id)
    if (row) await revokeStanding(trx, row, { because: 'stepped-back', by: user._id, now })
  })
  await office.writeJournal()

  await office.recoverCopy()

  const answer = await verifyCertificate(office.restored(), { code: certificate.code })
  expect(answer.state).toBe('revoked')
  const restored = await office.restored().selectFrom('certificates').selectAll().execute()
  expect(restored).toMatchObject([{ revoked_because: 'by-staff', revoked_by: null }])
})
