import type { Deps } from '../../deps.ts'
import { Refusal } from '../../refusal.ts'
import { countAttempts, forgiveAttempts, limits } from '../../throttle.ts'
import type { UserRow } from '../people/queries.ts'
import { isPasswordOf } from './password.ts'

/** An unattended browser must not be enough to take an account over. */
export async function proveCurrentPassword(
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
  if (!(await isPasswordOf(user.password_hash, currentPassword))) {
    throw new Refusal('wrong-current-password')
  }
  await forgiveAttempts(db, attempts)
}
