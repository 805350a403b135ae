/** The customer is told this many days before the documents are deleted. */
export const retentionNoticeDays = 14

const dayMs = 86_400_000

export interface Retained {
  /** When it was completed or cancelled; null while it is open. */
  readonly endedAt: Date | null
  readonly toldAt: Date | null
  readonly erasedAt: Date | null
  readonly isOnHold: boolean
}

/**
 * When the documents and free texts of a request are deleted. Undefined while it is open, kept by
 * an owner, or done already. Nobody loses documents without having been told in time.
 */
export function leavesAt(request: Retained, retentionDays: number, now: Date): Date | undefined {
  const { endedAt, toldAt, erasedAt, isOnHold } = request
  if (endedAt === null || erasedAt !== null || isOnHold) return undefined
  const afterEnd = endedAt.getTime() + retentionDays * dayMs
  const afterNotice = (toldAt ?? now).getTime() + retentionNoticeDays * dayMs
  return new Date(Math.max(afterEnd, afterNotice))
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
  if (request.toldAt !== null) return leaves <= now ? 'erase' : undefined
  return leaves.getTime() - retentionNoticeDays * dayMs <= now.getTime() ? 'tell' : undefined
}
