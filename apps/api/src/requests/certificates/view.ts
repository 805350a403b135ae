import type {
  CertificateView,
  CustomersCertificate,
} from '@kakehashi/contract/requests/certificate-view'
import type { CertificateState } from '@kakehashi/domain/certificates/certificate'
import { printedCodeText } from '@kakehashi/domain/printed-code'
import type { CertificateRow, NamedCertificate } from './queries.ts'

/** Whoever has a replaced one can ask for a valid one, so that one has to stand. */
export function certificateState({
  revoked_at,
  another_stands,
}: Pick<NamedCertificate, 'revoked_at' | 'another_stands'>): CertificateState {
  if (revoked_at === null) return 'valid'
  return another_stands ? 'replaced' : 'revoked'
}

function seenByAll(row: NamedCertificate) {
  return {
    _id: row.id,
    code: printedCodeText(row.code),
    issuedAt: row.issued_at.toISOString(),
    state: certificateState(row),
    documentName: row.document_name,
    ...(row.document_name_ja !== null && { documentNameJa: row.document_name_ja }),
    ...(row.person !== null && { person: row.person }),
    fromLanguage: row.from_language,
    toLanguage: row.to_language,
  }
}

export function toCertificateView(row: NamedCertificate): CertificateView {
  return {
    ...seenByAll(row),
    ...(row.issuer_name !== null && { issuedBy: row.issuer_name }),
    ...(row.fetched_at && { fetchedAt: row.fetched_at.toISOString() }),
    ...(row.revoked_at &&
      row.revoked_because && {
        revoked: {
          at: row.revoked_at.toISOString(),
          because: row.revoked_because,
          ...(row.revoker_name !== null && { by: row.revoker_name }),
          ...(row.revoked_reason !== null && { reason: row.revoked_reason }),
        },
      }),
  }
}

/** Whether the customer may have it: together with the translation that it is for. */
export function isOpenToCustomer(
  row: Pick<CertificateRow, 'file_id' | 'revoked_at'>,
  releasedTranslationId: string | null,
): boolean {
  return row.revoked_at === null && row.file_id === releasedTranslationId
}

/** One that stands for the translation they have, and those that they may have and must not use. */
export function toCustomersCertificates(
  rows: readonly NamedCertificate[],
  releasedTranslationId: string | null,
): CustomersCertificate[] {
  return rows
    .filter(
      (row) =>
        isOpenToCustomer(row, releasedTranslationId) ||
        (row.revoked_at !== null && (row.was_available || row.fetched_at !== null)),
    )
    .map(toCustomersCertificate)
}

function toCustomersCertificate(row: NamedCertificate): CustomersCertificate {
  return {
    ...seenByAll(row),
    ...(row.revoked_at && { revokedAt: row.revoked_at.toISOString() }),
  }
}
