/** The customer is told this many days before the documents are deleted. */
export const retentionNoticeDays = 14

const dayMs = 86_400_000

export interface Retained {
  /** When it was completed or cancelled; null while it is open. */
  readonly endedAt: Date | null
  readonly toldAt: Date | null
  readonly erasedAt: Date | null
  readonly isOnHold: boolean
  /** Something of the customer's is still in the house, and its entry says whose it is. */
  readonly hasOriginals: boolean
}

/**
 * When the documents and free texts of a request are deleted. Undefined while it is open, kept by
 * an owner or because of an original, or done already. Nobody loses documents without having been
 * told in time.
 */
export function leavesAt(request: Retained, retentionDays: number, now: Date): Date | undefined {
  const { endedAt, erasedAt, isOnHold, hasOriginals } = request
  if (endedAt === null || erasedAt !== null || isOnHold || hasOriginals) return undefined
  const toldAt = findToldAt(request, retentionDays) ?? now
  return later(days(endedAt, retentionDays), days(toldAt, retentionNoticeDays))
}

export type RetentionStep = 'tell' | 'erase'

/** What is to be done now. */
export function retentionStep(
  request: Retained,
  retentionDays: number,
  now: Date,
): RetentionStep | undefined {
  const leaves = leavesAt(request, retentionDays, now)
  if (leaves === undefined) return undefined
  if (findToldAt(request, retentionDays)) return leaves <= now ? 'erase' : undefined
  return days(leaves, -retentionNoticeDays) <= now ? 'tell' : undefined
}

/**
 * A notice that named another day does not count: the request was reopened and has ended again, or
 * the office now keeps documents for longer.
 */
function findToldAt({ endedAt, toldAt }: Retained, retentionDays: number): Date | undefined {
  if (endedAt === null || toldAt === null) return undefined
  const isForThisEnd = toldAt >= days(endedAt, retentionDays - retentionNoticeDays)
  return isForThisEnd ? toldAt : undefined
}

function days(from: Date, count: number): Date {
  return new Date(from.getTime() + count * dayMs)
}

function later(one: Date, other: Date): Date {
  return one > other ? one : other
}
