/** What the ledger of one request must say, worked out without the code of the office. */
export interface LedgerModel {
  paidCents: number
  totalCents: number
  readonly entries: ModelEntry[]
}

interface ModelEntry {
  readonly cents: number
  readonly kind: 'payment' | 'refund' | 'correction'
  readonly yen: bigint | undefined
  readonly drawer: Drawer | undefined
  readonly hasReceipt: boolean
  readonly cancels?: number
  isCancelled: boolean
}

export type Drawer = 'usd' | 'jpy'
export type Method = 'cash-usd' | 'cash-jpy' | 'card' | 'other'

export const rate = 154.25
const hundredthsOfYen = 15_425n

/** Rounded to one yen, half away from zero. */
function yenFor(cents: number): bigint {
  const exact = BigInt(Math.abs(cents)) * hundredthsOfYen
  const rounded = exact / 10_000n + (exact % 10_000n >= 5_000n ? 1n : 0n)
  return cents < 0 ? -rounded : rounded
}

function drawerFor(method: Method | undefined): Drawer | undefined {
  if (method === 'cash-usd') return 'usd'
  return method === 'cash-jpy' ? 'jpy' : undefined
}

function append(ledger: LedgerModel, entry: Omit<ModelEntry, 'isCancelled'>): true {
  ledger.entries.push({ ...entry, isCancelled: false })
  ledger.paidCents += entry.cents
  return true
}

/** Each function returns whether the office accepts it. */
export function receive(ledger: LedgerModel, cents: number, method: Method): boolean {
  if (cents < 1 || cents > ledger.totalCents - ledger.paidCents) return false
  const drawer = drawerFor(method)
  const yen = drawer === 'jpy' ? yenFor(cents) : undefined
  return append(ledger, { cents, kind: 'payment', yen, drawer, hasReceipt: true })
}

export function refund(
  ledger: LedgerModel,
  cents: number,
  method: Method | undefined,
  lowersPrice: boolean,
): boolean {
  if (cents < 1 || cents > ledger.paidCents) return false
  if (lowersPrice && ledger.totalCents > cents) ledger.totalCents -= cents
  const drawer = drawerFor(method)
  const yen = drawer === 'jpy' ? yenFor(-cents) : undefined
  return append(ledger, { cents: -cents, kind: 'refund', yen, drawer, hasReceipt: false })
}

export function cancelEntry(ledger: LedgerModel, index: number): boolean {
  const entry = ledger.entries[index]
  if (!entry || entry.isCancelled || entry.cancels !== undefined) return false
  const paid = ledger.paidCents - entry.cents
  if (paid < 0 || paid > ledger.totalCents) return false
  entry.isCancelled = true
  const { drawer, yen } = entry
  return append(ledger, {
    cents: -entry.cents,
    kind: 'correction',
    yen: yen === undefined ? yen : -yen,
    drawer,
    hasReceipt: false,
    cancels: index,
  })
}

export function setTotal(ledger: LedgerModel, paidCents: number): boolean {
  if (paidCents < 0 || paidCents > ledger.totalCents) return false
  const cents = paidCents - ledger.paidCents
  if (cents === 0) return true
  const kind = cents < 0 ? 'correction' : 'payment'
  return append(ledger, { cents, kind, yen: undefined, drawer: undefined, hasReceipt: false })
}

/** What the entries put into each drawer. */
export function cashOf({ entries }: LedgerModel): Record<Drawer, number> {
  const sums = { usd: 0, jpy: 0 }
  for (const { drawer, cents, yen } of entries) {
    if (drawer === 'usd') sums.usd += cents
    if (drawer === 'jpy') sums.jpy += Number(yen)
  }
  return sums
}
