import { addDays, dayAt, instantAt, monthOf, type Day } from '../calendar/day.ts'
import type { PaymentMethod } from './methods.ts'
import { firstOfMonth, monthText } from './pay.ts'

/** From the first moment of some days up to the first one after them. */
export interface Period {
  readonly startsAt: Date
  readonly endsAt: Date
}

/** As the days begin and end in a time zone. */
function periodOf(days: { readonly from: Day; readonly to: Day }, timeZone: string): Period {
  return {
    startsAt: instantAt(days.from, '0000', timeZone),
    endsAt: instantAt(addDays(days.to, 1), '0000', timeZone),
  }
}

/** Of a month such as '2026-10'. */
export function periodOfMonth(month: string, timeZone: string): Period {
  return periodOf(monthOf(firstOfMonth(month)), timeZone)
}

/** The month at an instant, or one that lies some months before or after it. */
export function monthAt(instant: Date, timeZone: string, monthsOn = 0): string {
  return monthText(monthOf(dayAt(instant, timeZone), monthsOn).from)
}

/** What the ledger says about one method, in cents. */
export interface MethodFigures {
  readonly method: PaymentMethod | 'unstated'
  readonly entries: number
  readonly received: number
  /** Negative, unless most of them cancel refunds. */
  readonly counterEntries: number
  readonly refunded: number
  /** Of the payments in yen. */
  readonly yen: number
}

/** Only cash is counted: dollars in cents, and yen. */
interface TillFigures {
  readonly id: string
  readonly openedAt: string
  readonly usd: number
  readonly jpy: number
}

interface OpenSums {
  readonly orders: number
  readonly cents: number
}

/** What is kept of a month when it is closed. It names nobody. */
export interface MonthFigures {
  readonly methods: readonly MethodFigures[]
  readonly receipts: {
    readonly issued: number
    readonly first: string | null
    readonly last: string | null
    readonly voided: number
  }
  /** With what was counted less what was expected. */
  readonly tills: readonly TillFigures[]
  /** What was agreed with contractors and paid to them, in cents. */
  readonly pay: { readonly agreed: number; readonly paid: number }
  /** At the end of the month. It cannot be told from the ledger later, so it is not compared. */
  readonly outstanding: { readonly unpaid: OpenSums; readonly refundsOwed: OpenSums }
}

/** What is compared with the ledger later. */
export const comparedParts = ['methods', 'receipts', 'tills', 'pay'] as const
export type ComparedPart = (typeof comparedParts)[number]
export type ComparedFigures = Pick<MonthFigures, ComparedPart>

/** What no longer is as it was closed. It must be nothing. */
export function differingParts(closed: ComparedFigures, ledger: ComparedFigures): ComparedPart[] {
  return comparedParts.filter((part) => inOrder(closed[part]) !== inOrder(ledger[part]))
}

/** The database does not keep the order of the names. */
function inOrder(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(
          Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)),
        )
      : part,
  )
}
