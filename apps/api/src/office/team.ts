import type { Team } from '@kakehashi/contract/team'
import type { TeamMember } from '@kakehashi/contract/site-renderer'
import { roleColumns } from '@kakehashi/domain/people/roles'
import type { ExpressionBuilder, Kysely, Transaction } from 'kysely'
import { fullName } from '../db/full-name.ts'
import type { DB } from '../db/schema.gen.ts'
import { recordEvent } from '../events/record.ts'
import { demand } from '../refusal.ts'
import { enqueueSite } from './enqueue-site.ts'

type Members = Team['members']

function isWorkingHere(of: ExpressionBuilder<DB, 'users'>) {
  const hasRole = of.or(roleColumns.map((column) => of(`users.${column}`, '=', true)))
  return of.and([hasRole, of('users.deleted_at', 'is', null)])
}

function listMembers(db: Kysely<DB>) {
  return db
    .selectFrom('team_members')
    .innerJoin('users', 'users.id', 'team_members.user_id')
    .select(['user_id', 'role_en', 'role_ja', 'first_name', 'last_name', 'name_ja'])
    .where(isWorkingHere)
    .orderBy('position')
    .execute()
}

/** What the page shows. Somebody who no longer works here is left out. */
export async function readTeam(db: Kysely<DB>): Promise<TeamMember[]> {
  const members = await listMembers(db)
  return members.map((member) => ({
    name: { en: fullName(member), ja: member.name_ja ?? fullName(member) },
    role: { en: member.role_en, ja: member.role_ja },
  }))
}

export async function viewTeam(db: Kysely<DB>): Promise<Team> {
  const members = await listMembers(db)
  const staff = await db
    .selectFrom('users')
    .select(['id', 'first_name', 'last_name'])
    .where(isWorkingHere)
    .orderBy('first_name')
    .orderBy('last_name')
    .orderBy('id')
    .execute()
  return {
    members: members.map(({ user_id, role_en, role_ja }) => ({
      userId: user_id,
      role: { en: role_en, ja: role_ja },
    })),
    staff: staff.map((person) => ({ userId: person.id, name: fullName(person) })),
  }
}

/** Somebody who is listed twice is named once, in the last place. */
export async function changeTeam(
  trx: Transaction<DB>,
  members: Members,
  actorId: string | null,
  now: Date,
): Promise<void> {
  const { staff } = await viewTeam(trx)
  const known = new Set(staff.map(({ userId }) => userId))
  demand(
    members.every(({ userId }) => known.has(userId)),
    'not-staff',
  )
  const roles = new Map(members.map(({ userId, role }) => [userId, role]))
  await trx.deleteFrom('team_members').execute()
  for (const [position, [userId, role]] of [...roles].entries()) {
    await trx
      .insertInto('team_members')
      .values({ user_id: userId, position, role_en: role.en, role_ja: role.ja })
      .execute()
  }
  await recordEvent(trx, {
    kind: 'settings.changed',
    at: now,
    actorId,
    subject: { kind: 'settings', id: 'team' },
    fields: ['members'],
  })
  await enqueueSite(trx)
}

/** After a change of somebody's name or roles, which the page follows. */
export async function renderIfNamed(trx: Transaction<DB>, userId: string): Promise<void> {
  const member = await trx
    .selectFrom('team_members')
    .select('user_id')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  if (member) await enqueueSite(trx)
}

export async function removeFromTeam(trx: Transaction<DB>, userId: string): Promise<void> {
  const { numDeletedRows } = await trx
    .deleteFrom('team_members')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  if (numDeletedRows > 0n) await enqueueSite(trx)
}
