import type { PaperSize } from '@kakehashi/domain/payments/receipt'

/** The signed PDF of a certificate. */
export function certificateLink(certificateId: string, paper: PaperSize): string {
  return `/api/certificates/${certificateId}?paper=${paper}`
}
