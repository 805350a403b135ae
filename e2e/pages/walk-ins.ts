import { randomInt } from 'node:crypto'
import type { PaymentMethod } from '@kakehashi/domain/payments/methods'
import { photographs, twoPagePdf, type SampleDocument } from '../documents/sample-documents.ts'
import { uniqueName } from '../support/people.ts'

export interface WalkIn {
  /** What the clerk types to find them, or the name of somebody new. */
  readonly who: string
  /** Fields that are still empty for somebody new, in their order; the last is the phone. */
  readonly rest?: readonly string[]
  /** Typed to find each line of the order in the price list. */
  readonly lines: readonly string[]
  /** In cents, by the price list. */
  readonly total: number
  readonly method: Exclude<PaymentMethod, 'other'>
  /** What they hand over, in dollars or yen, and get back; without it the exact sum. */
  readonly given?: string
  readonly change?: string
  /** They pay the other half when they collect. */
  readonly paysHalf?: true
  /** Files that the clerk adds to the order. */
  readonly documents?: readonly (string | SampleDocument)[]
  /** Two pages that the clerk scans at the counter, by the name that the scanner gives them. */
  readonly scan?: string
}

/** In cents, at the counter. */
export function paidAtOnce({ total, paysHalf }: WalkIn): number {
  return paysHalf ? Math.ceil(total / 2) : total
}

type Payment = readonly [WalkIn['method'], given?: string, change?: string]

function orderOf(lines: readonly string[], total: number, [method, given, change]: Payment) {
  return { lines, total, method, ...(given && { given }), ...(change && { change }) }
}

const part = (from: number) => String(randomInt(from, 10_000))
/** Its last four digits are nobody else's: those of the sample office and of newCustomer are lower. */
export const newPhone = () => `090-${part(1000)}-${part(6000)}`
const somebodyNew = (firstName: string, lastName: string) => ({
  who: `${firstName} ${uniqueName(lastName)}`,
  rest: [newPhone()],
})

/** Ten walk-ins of one morning: three with an account, found by what is given, and seven without. */
export function tenWalkIns(foundBy: readonly [string, string, string]): readonly WalkIn[] {
  const [first, second, third] = foundBy
  const exactDollars = ['cash-usd'] as const
  return [
    {
      who: first,
      documents: [photographs.passport],
      ...orderOf(['marriage aff'], 40_00, ['cash-usd', '50', '$10.00']),
    },
    {
      ...somebodyNew('Dana', 'Whitaker'),
      documents: [twoPagePdf, photographs.birthCertificate],
      ...orderOf(['koseki'], 45_00, ['cash-jpy', '10000', '¥3,070']),
    },
    { who: second, ...orderOf(['birth'], 40_00, ['card']) },
    { ...somebodyNew('Ann', 'Moore'), ...orderOf(['driver'], 30_00, exactDollars) },
    {
      ...somebodyNew('Luis', 'Ortega'),
      ...orderOf(['school', 'further copy'], 50_00, ['cash-usd', '100', '$50.00']),
    },
    {
      who: '國吉 聡',
      rest: ['Satoshi', uniqueName('Kuniyoshi'), newPhone()],
      scan: 'family-register.pdf',
      paysHalf: true,
      ...orderOf(['戸籍'], 45_00, ['cash-jpy']),
    },
    { who: third, ...orderOf(['contract'], 95_00, ['card']) },
    {
      ...somebodyNew('Sam', 'Reed'),
      ...orderOf(['legal'], 85_00, ['cash-usd', '100', '$15.00']),
    },
    {
      ...somebodyNew('Joy', 'Cruz'),
      ...orderOf(['medical chart', 'post'], 73_00, ['cash-jpy', '12000', '¥758']),
    },
    { ...somebodyNew('Max', 'Stone'), ...orderOf(['birth', 'further copy'], 45_00, exactDollars) },
  ]
}
