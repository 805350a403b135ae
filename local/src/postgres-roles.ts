import { createHash } from 'node:crypto'
import pg from 'pg'

/** As in production: one role owns the tables, and the application signs in with another. */
const ownerRole = 'kakehashi_owner'
export const applicationRole = 'kakehashi_app'

export interface DatabaseUrls {
  /** As a superuser, for what neither of the two roles may do. */
  readonly adminUrl: string
  readonly ownerUrl: string
  readonly applicationUrl: string
}

export async function createRoles(server: string): Promise<void> {
  for (const role of [ownerRole, applicationRole]) {
    await onServer(server, async (client) => {
      const { rowCount } = await client.query('select from pg_roles where rolname = $1', [role])
      if (rowCount) return
      await client.query(`create role ${role} login password '${passwordOf(server, role)}'`)
    })
  }
}

/** Does nothing if the database exists. */
export async function createOfficeDatabase(
  server: string,
  name: string,
  options = '',
): Promise<DatabaseUrls> {
  await onServer(server, async (client) => {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name])
    if (rowCount) return
    await client.query(`create database ${name} owner ${ownerRole} ${options}`)
  })
  return {
    adminUrl: urlOf(server, name),
    ownerUrl: urlOf(server, name, ownerRole),
    applicationUrl: urlOf(server, name, applicationRole),
  }
}

export async function onServer(
  server: string,
  work: (client: pg.Client) => Promise<unknown>,
): Promise<void> {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}

function urlOf(server: string, database: string, role?: string): string {
  const url = new URL(server)
  url.pathname = database
  if (role === undefined) return url.href
  url.username = role
  url.password = passwordOf(server, role)
  return url.href
}

/** Derived, so that whoever has the server's URL needs no second file. */
function passwordOf(server: string, role: string): string {
  return createHash('sha256')
    .update(`${new URL(server).password} ${role}`)
    .digest('hex')
}
