import type { ExpressionBuilder, Kysely } from 'kysely'
import type { DB } from '../../db/schema.gen.ts'
import type { UserRow } from './queries.ts'

// What satisfies the rule that staff need two-step login, for a row and in SQL.

export function hasSecondFactor(user: Pick<UserRow, 'totp_secret'>): boolean {
  return user.totp_secret !== null
}

export function hasSecondFactorInSql(eb: ExpressionBuilder<DB, 'users'>) {
  return eb('users.totp_secret', 'is not', null)
}

export async function hasPasskey(db: Kysely<DB>, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('passkeys')
    .select('id')
    .where('user_id', '=', userId)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
