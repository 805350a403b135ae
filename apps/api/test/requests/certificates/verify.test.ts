import { createHash, randomBytes } from 'node:crypto'
import { revokeCertificate } from '@kakehashi/contract/requests/certificates'
import { printedCodeFrom } from '@kakehashi/domain/printed-code'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eraseContent } from '../../../src/requests/erase-content.ts'
import { verifyCertificate } from '../../../src/requests/certificates/verify.ts'
import {
  downloadCertificate,
  issue,
  newestOf,
  reviewedRequest,
  sampleSigningKey,
  verify,
} from '../../support/certificates.ts'
import type { SignedInUser } from '../../support/office.ts'
import { type OfficeWithStaff, openOfficeWithStaff } from '../../support/office-with-staff.ts'
import type { OfficeView } from '../../support/request-calls.ts'
import { samplePdf } from '../../support/sample-pdf.ts'

let staff: OfficeWithStaff
let customer: SignedInUser

beforeAll(async () => {
  staff = await openOfficeWithStaff({ signingKey: await sampleSigningKey() })
  customer = await staff.office.signedIn('customer', { lastName: 'Whitaker' })
})
afterAll(() => staff.office.close())

const visitor = () => ({ browser: staff.office.visitor() })
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

async function issued(translation?: Buffer) {
  const request = await reviewedRequest(staff, customer, translation)
  const { body } = await issue(staff.clerk, request)
  const office = body as OfficeView
  return { office, certificate: newestOf(office), id: request._id }
}

const unknown = { state: 'unknown' }

test('whoever has the code is told that it is valid, without personal data', async () => {
  const { certificate, office } = await issued()
  const { status, body } = await verify(visitor(), { code: ` ${certificate.code.toLowerCase()} ` })
  expect(status).toBe(200)
  expect(body).toEqual({
    state: 'valid',
    foundBy: 'code',
    issuedOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    service: { en: staff.calls.service, ja: staff.calls.service },
    fromLanguage: 'en',
    toLanguage: 'ja',
    translationPages: 1,
  })
  const said = JSON.stringify(body)
  for (const secret of ['BURNS', 'Whitaker', 'Affidavit of Competency', office.orderNumber]) {
    expect(said).not.toContain(secret)
  }
})

test('it is known by its PDF on either paper, and by the translation as office and customer have it', async () => {
  const { certificate, office, id } = await issued(samplePdf(crypto.randomUUID()))
  await staff.calls.put(staff.clerk, id, '/paid', { paidAmount: 60 })
  const file = async (by: SignedInUser) =>
    Buffer.from(await (await by.browser.open(office.translation ?? '')).arrayBuffer())
  const files = {
    a4: (await downloadCertificate(customer, certificate._id)).pdf,
    letter: (await downloadCertificate(customer, certificate._id, 'letter')).pdf,
    ofOffice: await file(staff.clerk),
    ofCustomer: await file(customer),
  }
  const answers = []
  for (const pdf of Object.values(files)) {
    const { body } = await verify(visitor(), { sha256: sha256(pdf) })
    answers.push(body.state === 'unknown' ? body.state : `${body.state} ${body.foundBy}`)
  }
  expect(answers).toEqual([
    'valid certificate',
    'valid certificate',
    'valid translation',
    'valid translation',
  ])
  for (const pdf of Object.values(files)) {
    const changed = Buffer.from(pdf)
    changed[changed.length >> 1] = (changed[changed.length >> 1] ?? 0) ^ 1
    expect((await verify(visitor(), { sha256: sha256(changed) })).body).toEqual(unknown)
  }
})

test('a revoked and a replaced certificate say so, with the day, by code and by file', async () => {
  const { certificate, id } = await issued(samplePdf(crypto.randomUUID()))
  const { pdf } = await downloadCertificate(staff.clerk, certificate._id)
  const { body: revoked } = await staff.clerk.browser.call(revokeCertificate, {
    params: { requestId: id, certificateId: certificate._id },
    body: { reason: 'A date of birth was wrong' },
  })
  const asked = [{ code: certificate.code }, { sha256: sha256(pdf) }]
  for (const body of asked) {
    const answer = await verify(visitor(), body)
    expect(answer.body).toMatchObject({ state: 'revoked', endedOn: expect.any(String) })
    expect(JSON.stringify(answer.body)).not.toContain('birth was')
  }
  const { body: after } = await issue(staff.clerk, revoked)
  for (const body of asked) {
    expect((await verify(visitor(), body)).body).toMatchObject({ state: 'replaced' })
  }
  const { _id: certificateId, code } = newestOf(after)
  expect((await verify(visitor(), { code })).body).toMatchObject({ state: 'valid' })
  // The same translation has a certificate that stands.
  const translation = await staff.clerk.browser.open((after as OfficeView).translation ?? '')
  const hash = sha256(Buffer.from(await translation.arrayBuffer()))
  expect((await verify(visitor(), { sha256: hash })).body).toMatchObject({
    state: 'valid',
    foundBy: 'translation',
  })
  // Nobody can be given the newer one any more.
  await staff.clerk.browser.call(revokeCertificate, {
    params: { requestId: id, certificateId },
    body: { reason: 'A name was wrong' },
  })
  for (const body of [...asked, { code }]) {
    expect((await verify(visitor(), body)).body).toMatchObject({ state: 'revoked' })
  }
})

test('after its content is erased it is known as before, and its papers are gone', async () => {
  const { certificate, id } = await issued(samplePdf(crypto.randomUUID()))
  const { pdf } = await downloadCertificate(staff.clerk, certificate._id)
  const asked = [{ code: certificate.code }, { sha256: sha256(pdf) }]
  const before = await Promise.all(asked.map((body) => verify(visitor(), body)))
  const { db, clock } = staff.office
  await db.transaction().execute((trx) => eraseContent(trx, id, clock.now()))
  const after = await Promise.all(asked.map((body) => verify(visitor(), body)))
  expect(after.map(({ body }) => body)).toEqual(before.map(({ body }) => body))
  expect((await downloadCertificate(staff.clerk, certificate._id)).reply.status).toBe(404)
  const rows = await db
    .selectFrom('certificates')
    .select(['document_name', 'document_name_ja', 'person'])
    .where('id', '=', certificate._id)
    .execute()
  expect(rows).toEqual([{ document_name: '', document_name_ja: null, person: null }])
})

test.each(['', 'ABCD', 'ABCD-2345-678!', '0000-0000-0000'])('%j is unknown', async (code) => {
  expect((await verify(visitor(), { code })).body).toEqual(unknown)
})

test('guessing is throttled for an address', async () => {
  const guesser = visitor()
  const statuses = new Set<number>()
  for (let index = 0; index < 120; index += 1) {
    statuses.add((await verify(guesser, { code: 'ABCD-2345-6789' })).status)
  }
  expect([...statuses]).toEqual([200])
  expect((await verify(guesser, { code: 'ABCD-2345-6789' })).status).toBe(429)
  const { certificate } = await issued()
  expect((await verify(guesser, { code: certificate.code })).status).toBe(429)
})

// All of them by `CODES=100000`.
const wrongCodes = Number(process.env['CODES'] ?? 2_000)
const timeout = Math.max(120_000, 20 * wrongCodes)

test(`${wrongCodes} wrong codes without the throttle reach nothing`, { timeout }, async () => {
  const { certificate } = await issued()
  const { db } = staff.office
  expect(await verifyCertificate(db, { code: certificate.code })).toMatchObject({ state: 'valid' })
  const states = new Set<string>()
  for (let tried = 0; tried < wrongCodes; tried += 1) {
    const code = printedCodeFrom(randomBytes(12))
    states.add((await verifyCertificate(db, { code })).state)
  }
  expect([...states]).toEqual(['unknown'])
})
