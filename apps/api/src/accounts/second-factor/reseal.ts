import type { Database } from '../../db/connection.ts'
import type { OfficeSecret } from '../../office-secret.ts'
import { seal, unseal } from '../sessions/tokens.ts'

/** After the office secret was changed: seals every second factor with the new one. */
export async function resealSecondFactors(
  db: Database,
  officeSecret: OfficeSecret,
): Promise<number> {
  const users = await db
    .selectFrom('users')
    .select('id')
    .where('totp_secret', 'is not', null)
    .execute()
  for (const { id } of users) {
    await db.transaction().execute(async (trx) => {
      const user = await trx
        .selectFrom('users')
        .select('totp_secret')
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst()
      // Turned off in the meantime.
      if (!user?.totp_secret) return
      const totp_secret = seal(officeSecret, unseal(officeSecret, user.totp_secret))
      await trx.updateTable('users').set({ totp_secret }).where('id', '=', id).execute()
    })
  }
  return users.length
}
