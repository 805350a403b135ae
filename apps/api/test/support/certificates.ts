import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SentBody } from '@kakehashi/contract/http/endpoint'
import type { CertificateView } from '@kakehashi/contract/requests/certificate-view'
import * as contract from '@kakehashi/contract/requests/certificates'
import type { RequestDetail } from '@kakehashi/contract/requests/request-view'
import { newSigningKey } from '../../src/papers/signing/new-signing-key.ts'
import { readSigningKey } from '../../src/papers/signing/signing-key.ts'
import type { OfficeView } from './request-calls.ts'
import { type OfficeWithStaff, submitRequestToTranslate } from './office-with-staff.ts'
import type { SignedInUser } from './office.ts'
import { samplePdf, sendTranslation } from './sample-pdf.ts'

export const sampleSigningKey = async () =>
  readSigningKey(await newSigningKey('Kakehashi', new Date('2026-01-05T00:00:00Z')))

export const sampleCertificate = {
  documentName: 'Affidavit of Competency to Marry',
  documentNameJa: '婚姻要件宣誓供述書',
  person: 'BURNS Zachary',
  fromLanguage: 'en',
  toLanguage: 'ja',
} as const

/** A request of which the review has just been finished. */
export async function reviewedRequest(
  staff: OfficeWithStaff,
  customer: SignedInUser,
  translation = samplePdf('Translation'),
): Promise<OfficeView> {
  const { calls, clerk, translator } = staff
  const { _id } = await submitRequestToTranslate(staff, customer)
  await calls.put(translator, _id, '', {
    isTranslated: true,
    translation: await sendTranslation(translator.browser, translation),
  })
  const { body } = await calls.put(clerk, _id, '', { isReviewed: true })
  return body
}

export function issue(
  by: SignedInUser,
  { _id: requestId, version }: Pick<OfficeView, '_id' | 'version'>,
  more: Partial<SentBody<typeof contract.issueCertificate>> = {},
) {
  const body = { ...sampleCertificate, version, ...more }
  return by.browser.call(contract.issueCertificate, { params: { requestId }, body })
}

export async function verify(
  by: Pick<SignedInUser, 'browser'>,
  body: SentBody<typeof contract.verifyCertificate>,
) {
  return by.browser.call(contract.verifyCertificate, { body })
}

export async function downloadCertificate(by: SignedInUser, id: string, paper = 'a4') {
  const reply = await by.browser.open(`/api/certificates/${id}?paper=${paper}`)
  return { reply, pdf: Buffer.from(await reply.arrayBuffer()) }
}

function inFile(pdf: Buffer): string {
  const file = join(mkdtempSync(join(tmpdir(), 'kakehashi-certificate-')), 'certificate.pdf')
  writeFileSync(file, pdf)
  return file
}

/** What Poppler says about the signature. */
export function signatureOf(pdf: Buffer): string {
  return spawnSync('pdfsig', ['-nocert', inFile(pdf)], { encoding: 'utf8' }).stdout
}

const run = (program: string, args: string[]) =>
  execFileSync(program, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })

export function readPaper(pdf: Buffer): { text: string; facts: string } {
  const file = inFile(pdf)
  return { text: run('pdftotext', ['-layout', file, '-']), facts: run('pdfinfo', [file]) }
}

/** The newest certificate of a request, as the office sees it. */
export function newestOf(request: RequestDetail): CertificateView {
  const [newest] = request.reader === 'office' ? request.certificates : []
  if (!newest) throw new Error(`no certificate: ${JSON.stringify(request).slice(0, 300)}`)
  return newest
}
