/** Optional details that a customer can add to a request. */
export const documentLanguages = ['en', 'ja', 'es', 'ko', 'tl', 'zh', 'other'] as const
export type DocumentLanguage = (typeof documentLanguages)[number]

/** A translation from a language into itself. Two languages outside the list may differ. */
export function isSameLanguage(from: unknown, into: unknown): boolean {
  return Boolean(from) && from === into && from !== 'other'
}

/** What the translation is for. It decides which certification it needs. */
export const purposes = [
  'marriage',
  'birth',
  'visa',
  'school',
  'medical',
  'court',
  'business',
  'other',
] as const
export type Purpose = (typeof purposes)[number]

/** Fewer are filled up with zeros. */
export const orderDigits = 5

/** A number for phone calls and mails: K-2026-00042. Knowing it gives no access. */
export function orderNumber(prefix: string, year: number, count: number): string {
  return `${prefix}-${year}-${String(count).padStart(orderDigits, '0')}`
}
