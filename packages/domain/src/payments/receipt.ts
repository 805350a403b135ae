/** R-2026-00042. Each year begins with 1, and no number is left out. */
export function receiptNumber(year: number, count: number): string {
  return `R-${year}-${String(count).padStart(5, '0')}`
}

export const paperSizes = ['a4', 'letter'] as const
export type PaperSize = (typeof paperSizes)[number]
