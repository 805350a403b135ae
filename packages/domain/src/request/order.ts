/** What a customer may tell us about an order beside the service. All of it is optional. */
export const documentLanguages = ['en', 'ja', 'es', 'ko', 'tl', 'zh', 'other'] as const
export type DocumentLanguage = (typeof documentLanguages)[number]

/** What the paper is for: it decides which form of certification the translation needs. */
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

/** A number that can be said on the phone: K-2026-00042. It grants nothing. */
export function orderNumber(prefix: string, year: number, count: number): string {
  return `${prefix}-${year}-${String(count).padStart(5, '0')}`
}
