import type { RoleFlags } from '@kakehashi/domain/people'
import { isStaff } from '@kakehashi/domain/people'
import { after, duration } from '../../clock.ts'

const customer = { idle: 14 * duration.day, absolute: 30 * duration.day }
const staff = { idle: 4 * duration.hour, absolute: 12 * duration.hour }

/** Writing 'last seen' at every call would make every read a write. */
export const seenAgainAfter = duration.minute

export function sessionEnds(flags: RoleFlags, now: Date): { idle_until: Date; ends_at: Date } {
  const { idle, absolute } = isStaff(flags) ? staff : customer
  return { idle_until: after(now, idle), ends_at: after(now, absolute) }
}
