import type { Guard } from './find-guards.ts'

/**
 * Checks that never fail while other checks are in place, kept as a second line of defence. The
 * reason names those other checks, which are tested themselves.
 */
const implied: { file: string; what: string; reason: string }[] = [
  {
    file: 'apps/api/src/accounts/staff-commands.ts',
    what: "'last-admin'",
    reason:
      'the actor is still an admin under the lock and can neither demote nor delete themselves',
  },
  {
    file: 'apps/api/src/accounts/sessions/queries.ts',
    what: "ends_at', '>', now",
    reason: '`idle_until` is never later than `ends_at`, and the same query checks it',
  },
]

export function impliedBy(guard: Guard): string | undefined {
  return implied.find(({ file, what }) => guard.file === file && guard.what.includes(what))?.reason
}
