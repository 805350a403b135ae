import type { SessionView } from '@kakehashi/contract/accounts/sessions'

interface SessionRow {
  readonly id: string
  readonly user_agent: string
  readonly created_at: Date
  readonly last_seen_at: Date
}

export function toSessionView(session: SessionRow, currentId: string): SessionView {
  return {
    _id: session.id,
    userAgent: session.user_agent,
    createdAt: session.created_at.toISOString(),
    lastSeenAt: session.last_seen_at.toISOString(),
    isCurrent: session.id === currentId,
  }
}
