import { execFileSync } from 'node:child_process'
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
    for (const table of tables) {
      const row = await adminDb
        .selectFrom(table)
        .select(['key_id', 'wrapped_key'])
        .select(hasOwnId(table) ? `${table}.id as row_id` : `${table}.file_id as row_id`)
        .where('object_key', '=', key)
        .executeTakeFirst()
      const { key_id, wrapped_key, row_id } = row ?? {}
      if (!key_id || !row_id || !wrapped_key || wrapped_key.length === 0) continue
      const held = { key_id, wrapped_key, holder: holderOf(table, row_id) }
      const opened = await files.vault.open(Readable.from([stored]), held)
      const content = Buffer.concat(await opened.toArray())
      const text = table === 'certificate_papers' ? textOf(content) : content.toString('latin1')
      found.push(...marksIn(`content of ${table}`, text, marks))
    }
  }
  return found
}

const tables = [
  'files',
  'copies',
  'previews',
  'proof_pictures',
  'exports',
  'certificate_papers',
] as const

const hasOwnId = (table: (typeof tables)[number]) =>
  table !== 'copies' && table !== 'previews' && table !== 'proof_pictures'

/** Our own papers are compressed. */
function textOf(pdf: Buffer): string {
  const options = { input: pdf, stdio: ['pipe', 'pipe', 'ignore'] as ('pipe' | 'ignore')[] }
  return execFileSync('pdftotext', ['-', '-'], options).toString()
}
