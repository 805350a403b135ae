import type { RoleFlags } from '@kakehashi/domain/people/roles'
import { isStaff } from '@kakehashi/domain/people/roles'
import { after, duration } from '../../clock.ts'

const customer = { idle: 14 * duration.day, absolute: 30 * duration.day }
const staff = { idle: 4 * duration.hour, absolute: 12 * duration.hour }

/** How often `last_seen_at` is updated; on every request, each read would cause a write. */
export const lastSeenInterval = duration.minute

export function sessionEnds(flags: RoleFlags, now: Date): { idle_until: Date; ends_at: Date } {
  const { idle, absolute } = isStaff(flags) ? staff : customer
  return { idle_until: after(now, idle), ends_at: after(now, absolute) }
}
