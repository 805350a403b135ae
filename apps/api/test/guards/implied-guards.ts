import type { Guard } from './find-guards.ts'

/**
 * Checks that cannot say no while others stand, kept as a second line. Each names those others,
 * which are themselves taken away in turn.
 */
const implied: { file: string; what: string; reason: string }[] = [
  {
    file: 'apps/api/src/accounts/staff-commands.ts',
    what: "'last-admin'",
    reason:
      'whoever acts is still an admin under the lock, and can neither demote nor delete themselves',
  },
]

export function impliedBy(guard: Guard): string | undefined {
  return implied.find(({ file, what }) => guard.file === file && guard.what.includes(what))?.reason
}
