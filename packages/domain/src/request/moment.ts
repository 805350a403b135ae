import type { OfficeCalendar } from '../calendar/office-calendar.ts'
import type { Part } from './commands.ts'

/** Who acts, which version they saw, and when. */
export interface Moment {
  /** Null: the system, not a person. */
  readonly actorId: string | null
  readonly parts: readonly Part[]
  /** The version the person had on screen; undefined if the call did not send one. */
  readonly seenVersion: number | undefined
  readonly now: Date
  readonly calendar: OfficeCalendar
  readonly quoteValidDays: number
}
