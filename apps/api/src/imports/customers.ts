import * as field from '@kakehashi/contract/fields/fields'
import { type Day, instantAt } from '@kakehashi/domain/calendar/day'
import { branchNames, findSourceNames } from '@kakehashi/domain/data-files/value-names'
import { defaultLanguage, type Language, type Words } from '@kakehashi/domain/language'
import type { Kysely, Transaction } from 'kysely'
import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import { userSearchWords } from '../accounts/people/queries.ts'
import { lockCounters } from '../counters/queries.ts'
import { anyOf } from '../db/any-of.ts'
import type { DB } from '../db/schema.gen.ts'
import type { OfficeTime } from '../office/office-time.ts'
import { insertSearchWords } from '../search-index/queries.ts'
import { createCellReader } from './cell-reader.ts'
import type { Checked } from './checked.ts'
import type { Line } from './read-lines.ts'

const languageNames: Readonly<Record<Language, Words>> = {
  en: { en: 'English', ja: '英語' },
  ja: { en: 'Japanese', ja: '日本語' },
}

export type CustomerRow = NonNullable<ReturnType<typeof readCustomer>['row']>

/** What the lines of a part of the file need to be known: which addresses are in use. */
async function findUsedEmails(db: Kysely<DB>, lines: readonly Line[]): Promise<Set<string>> {
  const emails = lines.map(({ cells }) => (cells['email'] ?? '').toLowerCase()).filter(Boolean)
  const { rows } = await sql<{ email: string }>`
    select lower(email) as email from users where lower(email) = ${anyOf(emails)} and email <> ''`.execute(
    db,
  )
  return new Set(rows.map(({ email }) => email))
}

export async function checkCustomers(
  db: Kysely<DB>,
  lines: readonly Line[],
  seen: Map<string, number>,
  today: Day,
): Promise<Checked<CustomerRow>[]> {
  const used = await findUsedEmails(db, lines)
  return lines.map((line) => readCustomer(line, used, seen, today))
}

function readCustomer(
  line: Line,
  used: ReadonlySet<string>,
  seen: Map<string, number>,
  today: Day,
) {
  const cell = createCellReader(line, today)
  for (const column of ['lastName', 'firstName', 'phone']) cell.demand(column)
  const email = cell.checked('email', field.email)
  const address = email?.toLowerCase() ?? ''
  const other = seen.get(address)
  if (used.has(address)) cell.report('email', 'email-here-already')
  else if (other !== undefined) cell.report('email', 'email-twice', other)
  else if (address !== '') seen.set(address, line.line)
  const row = {
    last_name: cell.checked('lastName', field.inLatin(field.lastName)) ?? '',
    first_name: cell.checked('firstName', field.inLatin(field.firstName)) ?? '',
    middle_name: cell.checked('middleName', field.inLatin(field.middleName)),
    name_ja: cell.checked('nameJa', field.nameJa),
    name_kana: cell.checked('nameKana', field.optionalKana),
    email: email ?? '',
    phone: cell.checked('phone', field.phone) ?? '',
    branch: cell.named('branch', branchNames) ?? ('OTHER' as const),
    find: cell.named('find', findSourceNames),
    language: cell.named('language', languageNames) ?? defaultLanguage,
    since: cell.day('since'),
  }
  return { line: line.line, problems: cell.problems, row: cell.problems.length > 0 ? null : row }
}

/** Without a password they cannot sign in, until they set one by 'Forgotten password'. */
export async function insertCustomers(
  trx: Transaction<DB>,
  rows: readonly CustomerRow[],
  { now, timeZone }: OfficeTime,
): Promise<string[]> {
  const finds = rows.flatMap(({ find }) => (find === null ? [] : [`find:${find}`]))
  const branches = rows.map(({ branch }) => `branch:${branch}`)
  await lockCounters(trx, [...new Set(['people:customer', ...branches, ...finds])])
  const users = await trx
    .insertInto('users')
    .values(
      rows.map(({ since, ...row }) => ({
        ...row,
        id: uuidv7(),
        created_at: since === null ? now : instantAt(since, '0900', timeZone),
      })),
    )
    .returningAll()
    .execute()
  await insertSearchWords(
    trx,
    'user',
    users.map((user) => ({ id: user.id, words: userSearchWords(user) })),
  )
  return users.map(({ id }) => id)
}
