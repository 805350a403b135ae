import type { Deps } from '../../deps.ts'
import { Refusal } from '../../refusal.ts'
import { countAttempts, uncountAttempts, limits } from '../../throttle.ts'
import type { UserRow } from '../people/queries.ts'
import { verifyPassword } from './password.ts'

/** Someone at an unattended browser must not be able to take over the account. */
export async function confirmCurrentPassword(
  { db, clock }: Deps,
  user: UserRow,
  currentPassword: string | undefined,
): Promise<void> {
  if (!currentPassword) {
    throw new Refusal('wrong-current-password', {
      fields: { currentPassword: 'current-password-required' },
    })
  }
  const attempts = [{ limit: limits.ownPassword, of: user.id }]
  await countAttempts(db, clock.now(), attempts)
  if (!(await verifyPassword(user.password_hash, currentPassword))) {
    throw new Refusal('wrong-current-password')
  }
  await uncountAttempts(db, attempts)
}
