import type { Language } from '@kakehashi/domain/language'
import type { PaperSize } from '@kakehashi/domain/payments/receipt'

/** The PDF of a receipt. The browser shows it in a tab of its own, from which it is printed. */
export function receiptLink(
  receiptId: string,
  language: Language,
  paper: PaperSize = 'a4',
): string {
  return `/api/receipts/${receiptId}?language=${language}&paper=${paper}`
}
