import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { Readable } from 'node:stream'
import { sql } from 'kysely'
import type { Database } from '../../src/db/connection.ts'
import type { FileStorage } from '../../src/deps.ts'
import { holderOf } from '../../src/documents/key-holder.ts'

interface Searched {
  /** As a superuser, who sees every table. */
  readonly adminDb: Database
  readonly files: FileStorage
  /** The folder of the file store. */
  readonly folder: string
  readonly logLines: readonly string[]
}

/** Every place, such as 'public.users.email: mark', where one of these texts is stored. */
export async function findMarks(searched: Searched, marks: readonly string[]): Promise<string[]> {
  return [
    ...(await marksInTables(searched.adminDb, marks)),
    ...(await marksInObjects(searched, marks)),
    ...marksIn('log', searched.logLines.join('\n'), marks),
  ]
}

function marksIn(place: string, text: string, marks: readonly string[]): string[] {
  const lower = text.toLowerCase()
  return marks
    .filter((mark) => lower.includes(mark.toLowerCase()))
    .map((mark) => `${place}: ${mark}`)
}

/** Reads each column of each table as text; bytes are searched as hexadecimal digits. */
async function marksInTables(db: Database, marks: readonly string[]): Promise<string[]> {
  const { rows: columns } = await sql<{ table: string; column: string }>`
    select format('%I.%I', columns.table_schema, columns.table_name) as table,
      format('%I', columns.column_name) as column
    from information_schema.columns join information_schema.tables
      using (table_schema, table_name)
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')
    order by 1, 2`.execute(db)
  const found: string[] = []
  for (const { table, column } of columns) {
    const has = async (wanted: readonly string[]) => {
      const { rows } = await sql`
        select from ${sql.raw(table)}
        where ${sql.raw(column)}::text ilike any (${wanted.flatMap(patternsOf)})
        limit 1`.execute(db)
      return rows.length > 0
    }
    // All at once first: most columns have none of them.
    if (!(await has(marks))) continue
    for (const mark of marks) if (await has([mark])) found.push(`${table}.${column}: ${mark}`)
  }
  return found
}

function patternsOf(mark: string): string[] {
  const inHex = [mark, mark.toLowerCase()].map((form) => Buffer.from(form).toString('hex'))
  return [mark, ...inHex].map((form) => `%${form}%`)
}

/** Each object as it is stored, and decrypted if its key is still there. */
async function marksInObjects(
  { adminDb, files, folder }: Searched,
  marks: readonly string[],
): Promise<string[]> {
  const found: string[] = []
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  for (const entry of entries.filter((one) => one.isFile())) {
    const path = join(entry.parentPath, entry.name)
    const key = relative(folder, path)
    const stored = await readFile(path)
    found.push(...marksIn(`object ${key}`, stored.toString('latin1'), marks))
    for (const table of ['files', 'copies', 'previews'] as const) {
      const row = await adminDb
        .selectFrom(table)
        .select(['key_id', 'wrapped_key'])
        .select(table === 'files' ? 'files.id as file_id' : `${table}.file_id`)
        .where('object_key', '=', key)
        .executeTakeFirst()
      if (!row || row.wrapped_key.length === 0) continue
      const holder = holderOf(table, row.file_id)
      const opened = await files.vault.open(Readable.from([stored]), { ...row, holder })
      const content = Buffer.concat(await opened.toArray())
      found.push(...marksIn(`content of ${table}`, content.toString('latin1'), marks))
    }
  }
  return found
}
