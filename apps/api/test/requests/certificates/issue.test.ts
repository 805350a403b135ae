import { afterAll, beforeAll, expect, test } from 'vitest'
import { verifyFiles } from '../../../src/documents/verify-files.ts'
import { newSigningKey } from '../../../src/papers/signing/new-signing-key.ts'
import { readSigningKey } from '../../../src/papers/signing/signing-key.ts'
import { rotateCertificateKeys } from '../../../src/requests/certificates/rotate-keys.ts'
import { createVault } from '../../../src/storage/vault.ts'
import { sortedStatuses } from '../../support/browser.ts'
import {
  downloadCertificate,
  issue,
  newestOf,
  readPaper,
  reviewedRequest,
  sampleCertificate,
  sampleSigningKey,
  signatureOf,
} from '../../support/certificates.ts'
import type { SignedInUser } from '../../support/office.ts'
import {
  type OfficeWithStaff,
  openOfficeWithStaff,
  submitRequestToTranslate,
} from '../../support/office-with-staff.ts'
import type { CustomerView, OfficeView } from '../../support/request-calls.ts'
import { seedRequest } from '../../support/seed-request.ts'
import { sampleKey } from '../../support/temporary-storage.ts'

let staff: OfficeWithStaff
let customer: SignedInUser

beforeAll(async () => {
  staff = await openOfficeWithStaff({ signingKey: await sampleSigningKey() })
  customer = await staff.office.signedIn('customer', { lastName: 'Whitaker' })
})
afterAll(() => staff.office.close())

async function issued(more: object = {}) {
  const request = await reviewedRequest(staff, customer)
  const { status, body } = await issue(staff.clerk, request, more)
  expect(status).toBe(200)
  const office = body as OfficeView
  return { office, certificate: newestOf(office), id: request._id }
}

test('the certificate says in both languages what was translated by whom, as signed tagged text', async () => {
  const { office, certificate } = await issued()
  expect(certificate).toEqual({
    _id: expect.any(String),
    code: expect.stringMatching(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){2}$/),
    issuedAt: expect.any(String),
    issuedBy: 'Clara Clerk',
    state: 'valid',
    ...sampleCertificate,
  })
  const { reply, pdf } = await downloadCertificate(staff.clerk, certificate._id)
  expect(reply.headers.get('content-disposition')).toBe(
    `attachment; filename="${office.orderNumber}-certificate.pdf"`,
  )
  const { text, facts } = readPaper(pdf)
  for (const part of [
    'Certificate of Translation Accuracy',
    '翻訳証明書',
    sampleCertificate.documentName,
    sampleCertificate.documentNameJa,
    sampleCertificate.person,
    'English to Japanese',
    '英語から日本語',
    'translation 1',
    'Toru Honda',
    'Clara Clerk',
    office.orderNumber,
    certificate.code,
  ]) {
    expect(text).toContain(part)
  }
  expect(facts).toMatch(/Tagged: +yes/)
  expect(facts).toMatch(/A4/)
  expect(facts).toMatch(/Pages: +1\n/)
  const letter = readPaper((await downloadCertificate(staff.clerk, certificate._id, 'letter')).pdf)
  expect(letter.facts).toMatch(/Page size: +612 x 792/)
  expect(letter.facts).toMatch(/Pages: +1\n/)
})

test('its signature is valid for both papers, and no longer after one byte has changed', async () => {
  const { certificate } = await issued()
  for (const paper of ['a4', 'letter']) {
    const { pdf } = await downloadCertificate(staff.clerk, certificate._id, paper)
    const said = signatureOf(pdf)
    expect(said).toContain('Signature is Valid')
    expect(said).toContain('ETSI.CAdES.detached')
    expect(said).toContain('Total document signed')
    for (const place of [0.1, 0.3, 0.999]) {
      const changed = Buffer.from(pdf)
      const at = Math.floor(changed.length * place)
      changed[at] = (changed[at] ?? 0) ^ 1
      expect(signatureOf(changed)).not.toContain('Signature is Valid')
    }
  }
})

test('names are printed as they were typed, also if they look like markup of the paper', async () => {
  const person = `#panic() [x] \\ *b* _i_ \`c\` <d> ~ -- "it's"`
  const { certificate } = await issued({ person, documentName: '#image("/etc/passwd") $x$ @y //' })
  const { text } = readPaper((await downloadCertificate(staff.clerk, certificate._id)).pdf)
  expect(text).toContain(person)
  expect(text).toContain('#image("/etc/passwd") $x$ @y //')
})

test('long names stay on one page, and signs that no font has do not stop the certificate', async () => {
  const long = 'Certificate of Family Register '.repeat(5).slice(0, 118)
  const { certificate } = await issued({
    documentName: long,
    documentNameJa: '戸籍全部事項証明書'.repeat(13),
    person: `Jane 🌺 ${long}`.slice(0, 118),
  })
  for (const paper of ['a4', 'letter']) {
    const { pdf } = await downloadCertificate(staff.clerk, certificate._id, paper)
    expect(readPaper(pdf).facts).toMatch(/Pages: +1\n/)
    expect(signatureOf(pdf)).toContain('Signature is Valid')
  }
})

test('the customer gets it with the translation, and not before', async () => {
  const { id, certificate } = await issued()
  const stranger = await staff.office.signedIn('customer')
  const statusFor = async (reader: SignedInUser) =>
    (await downloadCertificate(reader, certificate._id)).reply.status
  expect((await staff.calls.read<CustomerView>(customer, id)).certificates).toEqual([])
  expect(await statusFor(customer)).toBe(404)

  await staff.calls.put(staff.clerk, id, '/paid', { paidAmount: 60 })
  const seen = await staff.calls.read<CustomerView>(customer, id)
  expect(seen.certificates).toEqual([
    {
      _id: certificate._id,
      code: certificate.code,
      issuedAt: certificate.issuedAt,
      state: 'valid',
      ...sampleCertificate,
    },
  ])
  expect(await statusFor(customer)).toBe(200)
  expect([await statusFor(stranger), await statusFor(staff.translator)]).toEqual([404, 404])
  const { certificates } = await staff.calls.read<OfficeView>(staff.clerk, id)
  expect(certificates[0]?.fetchedAt).toBeDefined()
})

test('none is issued before the review is finished, after a cancellation or without a file', async () => {
  const unreviewed = await submitRequestToTranslate(staff, customer)
  const early = await issue(staff.clerk, await staff.calls.read(staff.clerk, unreviewed._id))
  const cancelled = await reviewedRequest(staff, customer)
  const { body: closed } = await staff.calls.put(staff.clerk, cancelled._id, '/close', {})
  const late = await issue(staff.clerk, closed)
  const paperOnly = await seedRequest(staff.office, customer.user._id, { stage: 'delivery' })
  await staff.office.db
    .updateTable('requests')
    .set({ translation_id: null })
    .where('id', '=', paperOnly)
    .execute()
  const fileless = await issue(staff.clerk, await staff.calls.read(staff.clerk, paperOnly))
  expect(
    [early, late, fileless].map(({ body }) => (body as unknown as { code: string }).code),
  ).toEqual(Array.from({ length: 3 }, () => 'certificate-not-yet'))
})

test('a file that waits for its virus scan is not certified', async () => {
  const request = await reviewedRequest(staff, customer)
  await staff.office.db
    .updateTable('files')
    .set({ status: 'pending' })
    .where('request_id', '=', request._id)
    .execute()
  const { body } = await issue(staff.clerk, request)
  expect(body).toMatchObject({ code: 'file-pending' })
})

test('two clerks who issue at once make one certificate, and its papers only are stored', async () => {
  const request = await reviewedRequest(staff, customer)
  const replies = await Promise.all([issue(staff.clerk, request), issue(staff.owner, request)])
  expect(sortedStatuses(replies)).toEqual([200, 409])
  const { certificates } = await staff.calls.read<OfficeView>(staff.clerk, request._id)
  expect(certificates).toHaveLength(1)
})

test('its papers are opened by the check of stored files, also after a change of the file key', async () => {
  const [older, newer] = [await sampleKey('older'), await sampleKey('newer')]
  const signingKey = await sampleSigningKey()
  const other = await openOfficeWithStaff({ files: { vault: createVault([older]) }, signingKey })
  try {
    const { office, clerk } = other
    await issue(clerk, await reviewedRequest(other, await office.signedIn('customer')))
    const { store } = office.files
    const problems = async (vault: ReturnType<typeof createVault>) => {
      const found = await verifyFiles(office.db, { store, vault })
      return found.problems.filter((line) => line.startsWith('certificate'))
    }
    expect(await problems(createVault([older]))).toEqual([])
    expect(await problems(createVault([newer]))).toHaveLength(2)
    expect(await rotateCertificateKeys(office.db, createVault([newer, older]))).toBe(2)
    expect(await problems(createVault([newer]))).toEqual([])
  } finally {
    await other.office.close()
  }
})

test('an office without a signing key says how to get one', async () => {
  const other = await openOfficeWithStaff()
  try {
    const request = await reviewedRequest(other, await other.office.signedIn('customer'))
    const { status, body } = await issue(other.clerk, request)
    expect(status).toBe(503)
    expect(body).toMatchObject({ message: expect.stringContaining('SIGNING_KEY') })
  } finally {
    await other.office.close()
  }
})

test.each([
  ['expired', '2010-01-05T00:00:00Z'],
  ['not valid yet', '2040-01-05T00:00:00Z'],
])('nothing is signed with a certificate that is %s', async (_, from) => {
  const signingKey = readSigningKey(await newSigningKey('Kakehashi', new Date(from)))
  const other = await openOfficeWithStaff({ signingKey })
  try {
    const request = await reviewedRequest(other, await other.office.signedIn('customer'))
    const { status, body } = await issue(other.clerk, request)
    expect(status).toBe(503)
    expect(body).toMatchObject({ code: 'signing-expired' })
  } finally {
    await other.office.close()
  }
})
