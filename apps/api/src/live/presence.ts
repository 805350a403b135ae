import { duration, type Clock } from '../clock.ts'
import type { PresenceReport } from '../outbox/publish-change.ts'

/** Who has which request open, as far as this process has heard. Nothing is stored. */
export interface Presence {
  note(report: PresenceReport): void
  /** The people who have the request open, in the order in which they came. */
  at(requestId: string): string[]
  forgetExpired(): void
}

/** Two reports of an open screen may be lost before its reader counts as gone. */
const lifetime = 50 * duration.second

export function createPresence(clock: Clock, onChange: (requestId: string) => void): Presence {
  /** By request and person: until when the last report holds. */
  const open = new Map<string, Map<string, number>>()
  const now = () => clock.now().getTime()

  function leave(requestId: string, userId: string) {
    const people = open.get(requestId)
    if (!people?.delete(userId)) return
    if (people.size === 0) open.delete(requestId)
    onChange(requestId)
  }

  return {
    note({ requestId, userId, isHere }) {
      if (!isHere) return leave(requestId, userId)
      const people = open.get(requestId) ?? new Map<string, number>()
      open.set(requestId, people)
      const isNew = (people.get(userId) ?? 0) <= now()
      people.set(userId, now() + lifetime)
      if (isNew) onChange(requestId)
    },
    at(requestId) {
      const people = [...(open.get(requestId) ?? [])]
      return people.filter(([, until]) => until > now()).map(([userId]) => userId)
    },
    forgetExpired() {
      for (const [requestId, people] of open) {
        for (const [userId, until] of people) if (until <= now()) leave(requestId, userId)
      }
    },
  }
}
