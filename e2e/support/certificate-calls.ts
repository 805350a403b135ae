import type { SentBody } from '@kakehashi/contract/http/endpoint'
import { issueCertificate, revokeCertificate } from '@kakehashi/contract/requests/certificates'
import type { RequestDetail } from '@kakehashi/contract/requests/request-view'
import { ask, filled, readRequest, staff } from './office-api.ts'

/** Issues a certificate of a request at delivery or complete. */
export async function certify(id: string, person: string): Promise<RequestDetail> {
  const clerk = await staff('admin')
  const { version } = await readRequest(clerk, id)
  const body = {
    version,
    documentName: 'Affidavit of Competency to Marry',
    documentNameJa: '婚姻要件宣誓供述書',
    person,
    fromLanguage: 'en',
    toLanguage: 'ja',
  } satisfies SentBody<typeof issueCertificate>
  const { path, method } = issueCertificate
  return ask(clerk, { path: filled(path, id), method, body })
}

export async function revokeCertificateOf(id: string, certificateId: string, reason: string) {
  const { path, method } = revokeCertificate
  const call = { path: filled(filled(path, id), certificateId), method, body: { reason } }
  await ask(await staff('admin'), call)
}
