import type { Stage } from './stage.ts'

/** When a request was delivered or cancelled; null while there is work to do. */
export function endOf({
  stage,
  deliveredAt,
  closedAt,
}: {
  readonly stage: Stage
  readonly deliveredAt: Date | null
  readonly closedAt: Date | null
}): Date | null {
  return closedAt ?? (stage === 'complete' ? deliveredAt : null)
}

/** The part of a reader that says which ended requests they keep; none without it. */
interface KeptOnDesk {
  readonly keepsEndedSince?: Date | undefined
}

/** Translators do not keep other people's papers after the work is done. */
export function isOnDesk(endedAt: Date | null, { keepsEndedSince }: KeptOnDesk): boolean {
  if (endedAt === null) return true
  return keepsEndedSince !== undefined && endedAt > keepsEndedSince
}
