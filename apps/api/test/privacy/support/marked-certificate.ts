import { revokeCertificate } from '@kakehashi/contract/requests/certificates'
import { issue, newestOf } from '../../support/certificates.ts'
import type { OfficeView } from '../../support/request-calls.ts'
import type { SearchableOffice } from './marked-office.ts'

/** What staff enter about a certificate. */
export const certificateMarks = {
  certified: 'Qdcertified',
  certifiedJa: '印字証明',
  certifiedPerson: 'Qdperson',
  revoked: 'Qdrevoked',
}

/** A certificate that is revoked, and the one that replaces it. */
export async function certifyMarked(
  { calls, clerk }: Pick<SearchableOffice, 'calls' | 'clerk'>,
  id: string,
): Promise<void> {
  const names = {
    documentName: certificateMarks.certified,
    documentNameJa: certificateMarks.certifiedJa,
    person: certificateMarks.certifiedPerson,
  }
  const { body } = await issue(clerk, await calls.read<OfficeView>(clerk, id), names)
  const { body: revoked } = await clerk.browser.call(revokeCertificate, {
    params: { requestId: id, certificateId: newestOf(body)._id },
    body: { reason: certificateMarks.revoked },
  })
  const { status } = await issue(clerk, revoked, names)
  if (status !== 200) throw new Error(`the certificate returned ${status}`)
}
