import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import pg from 'pg'
import type { DB } from './schema.gen.ts'

/** The application may read and add rows to them, nothing else. */
const appendOnlyTables = ['events', 'event_seals', 'payments', 'till_movements', 'pay_entries']

/**
 * Run after every migration, and safe to repeat. Tables that the owner creates later get the same
 * rights by default, so a migration that adds a table does not have to grant anything.
 */
export async function grantToApplication(client: pg.Client, role: string): Promise<void> {
  const { rows } = await client.query<{ owner: string }>('select current_user as owner')
  if (rows[0]?.owner === role) return
  const to = pg.escapeIdentifier(role)
  const rights = 'select, insert, update, delete'
  await client.query("begin; set local lock_timeout = '5s'")
  for (const schema of ['public', 'graphile_worker']) {
    await client.query(`
      grant usage on schema ${schema} to ${to};
      grant ${rights} on all tables in schema ${schema} to ${to};
      grant usage, select on all sequences in schema ${schema} to ${to};
      alter default privileges in schema ${schema} grant ${rights} on tables to ${to};
      alter default privileges in schema ${schema} grant usage, select on sequences to ${to}`)
  }
  await client.query(`
    revoke create on schema public from public;
    revoke update, delete, truncate on ${appendOnlyTables.join(', ')} from ${to};
    revoke insert, update, delete on migrations from ${to}`)
  await letThroughRowSecurity(client)
  await client.query('commit')
}

/** graphile-worker hides the rows of its tables from everyone but their owner; grants still apply. */
async function letThroughRowSecurity(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select c.oid::regclass::text as name from pg_class c
     where c.relnamespace = 'graphile_worker'::regnamespace and c.relrowsecurity
       and not exists (
         select from pg_policies p where p.schemaname = 'graphile_worker'
           and p.tablename = c.relname and p.policyname = 'application')`,
  )
  for (const { name } of rows) {
    await client.query(`create policy application on ${name} using (true) with check (true)`)
  }
}

/** What the role could do to the history, as a sentence for the operator; undefined if nothing. */
export async function unsafeRights(db: Kysely<DB>): Promise<string | undefined> {
  const { rows } = await sql<{ role: string; powers: string[] }>`
    select current_user as role, array_remove(array[
      case when rolsuper then 'is a superuser' end,
      case when rolcreaterole then 'can create roles' end,
      case when rolreplication then 'can replicate' end,
      case when exists (
        select from pg_class c where c.oid = 'events'::regclass
          and pg_has_role(current_user, c.relowner, 'member')) then 'owns the tables' end,
      case when has_table_privilege('events', 'update, delete, truncate, trigger')
        or has_table_privilege('event_seals', 'update, delete, truncate, trigger')
        or has_table_privilege('payments', 'update, delete, truncate, trigger')
        then 'can change the history' end
    ], null) as powers
    from pg_roles where rolname = current_user`.execute(db)
  const [found] = rows
  if (!found || found.powers.length === 0) return undefined
  return `DATABASE_URL signs in as ${found.role}, which ${found.powers.join(' and ')}: give the application a role of its own, and run \`kakehashi migrate\` with MIGRATION_DATABASE_URL.`
}
