import { randomBytes } from 'node:crypto'
import { noRoles, roleFlags } from '@kakehashi/domain/people/roles'
import { sql, type Transaction } from 'kysely'
import { deletePasskeysOf } from '../accounts/passkeys/queries.ts'
import { saveUser, type UserRow, userSearchWords } from '../accounts/people/queries.ts'
import { columnsOf, flagsOf } from '../accounts/people/roles.ts'
import { hashPassword } from '../accounts/sessions/password.ts'
import type { Database } from '../db/connection.ts'
import type { DB } from '../db/schema.gen.ts'
import { lockFile } from '../documents/queries.ts'
import { removeFile } from '../documents/remove-files.ts'
import { recordEvent } from '../events/record.ts'
import { deletePair } from '../glossary/memory/queries.ts'
import { erasePerson } from '../privacy/erase-person.ts'
import { markDeleted } from '../privacy/mark-deleted.ts'
import { saveStanding } from '../requests/certificates/queries.ts'
import { eraseContent } from '../requests/erase-content.ts'
import { lockRequest, saveRequest } from '../requests/queries.ts'
import { unassignTranslator } from '../requests/unassign-translator.ts'
import { saveSearchWords } from '../search-index/queries.ts'
import type { JournalEntry } from './journal.ts'

/** How often each thing had to be done again. */
export interface Replayed {
  readonly users: number
  readonly credentials: number
  readonly requests: number
  readonly files: number
  readonly pairs: number
  readonly certificates: number
}

/** Does again what an entry tells of. Each step finds the state it leads to if it is repeated. */
export async function replay(db: Database, entry: JournalEntry, now: Date): Promise<Replayed> {
  const count = { users: 0, credentials: 0, requests: 0, files: 0, pairs: 0, certificates: 0 }
  const each = async <Item>(
    items: readonly Item[],
    step: (trx: Transaction<DB>, item: Item, now: Date) => Promise<boolean>,
  ) => {
    let changed = 0
    for (const item of items) {
      if (await db.transaction().execute((trx) => step(trx, item, now))) changed += 1
    }
    return changed
  }
  count.requests = await each(entry.requests, replayRequest)
  count.files = await each(entry.removedFiles, replayRemovedFile)
  count.pairs = await each(entry.removedPairs, replayRemovedPair)
  count.certificates = await each(entry.revokedCertificates, replayRevoked)
  count.users = await each(entry.users, replayUser)
  count.credentials = await each(entry.credentials, forgetCredentials)
  await continueOrderNumbers(db, entry.orderNumbers)
  return count
}

function lockUser(trx: Transaction<DB>, id: string): Promise<UserRow | undefined> {
  return trx
    .selectFrom('users')
    .selectAll()
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

async function replayUser(
  trx: Transaction<DB>,
  { id, isDeleted, isErased, roles }: JournalEntry['users'][number],
  now: Date,
): Promise<boolean> {
  const user = await lockUser(trx, id)
  if (!user || user.erased_at !== null) return false
  if (isErased) {
    if (user.deleted_at === null) await deleteAgain(trx, user, now)
    await erasePerson(trx, id, now)
    return true
  }
  if (isDeleted && user.deleted_at === null) {
    await deleteAgain(trx, user, now)
    return true
  }
  if (!isDeleted && user.deleted_at !== null) {
    await keepAgain(trx, user, now)
    return true
  }
  return isDeleted ? false : takeRoles(trx, user, roles, now)
}

async function deleteAgain(trx: Transaction<DB>, user: UserRow, now: Date): Promise<void> {
  await markDeleted(trx, user, { kind: 'user.deleted', actorId: null, now, isAnnounced: false })
}

/** Roles are not given back: an owner decides about them. */
async function keepAgain(trx: Transaction<DB>, { id }: UserRow, now: Date): Promise<void> {
  const kept = await saveUser(trx, id, {
    ...columnsOf(noRoles),
    former_roles: [],
    deleted_at: null,
    erase_at: null,
  })
  await saveSearchWords(trx, 'user', id, userSearchWords(kept))
  const subject = { kind: 'user', id } as const
  await recordEvent(trx, { kind: 'user.restored', at: now, actorId: null, subject })
}

/** Only takes roles: those given since the backup are given again by an owner. */
async function takeRoles(
  trx: Transaction<DB>,
  user: UserRow,
  kept: readonly string[],
  now: Date,
): Promise<boolean> {
  const flags = flagsOf(user)
  const taken = roleFlags.filter((flag) => flags[flag] && !kept.includes(flag))
  if (taken.length === 0) return false
  const columns = columnsOf(Object.fromEntries(taken.map((flag) => [flag, false])))
  await saveUser(trx, user.id, columns)
  const staysTranslator = kept.includes('isTranslator') || kept.includes('isContractor')
  if (!staysTranslator) await unassignTranslator(trx, user.id)
  await recordEvent(trx, {
    kind: 'user.roles-changed',
    at: now,
    actorId: null,
    subject: { kind: 'user', id: user.id },
    fields: Object.keys(columns),
  })
  return true
}

/** The old password or passkey may be in wrong hands, so the person chooses a new one by mail. */
async function forgetCredentials(trx: Transaction<DB>, userId: string): Promise<boolean> {
  const user = await lockUser(trx, userId)
  if (!user || user.deleted_at !== null) return false
  await saveUser(trx, userId, await hashPassword(randomBytes(32).toString('base64')))
  await deletePasskeysOf(trx, userId)
  return true
}

async function replayRequest(
  trx: Transaction<DB>,
  { id, isOnHold, isErased }: JournalEntry['requests'][number],
  now: Date,
): Promise<boolean> {
  const row = await lockRequest(trx, id)
  if (!row || row.content_erased_at !== null) return false
  const isChanged = row.is_on_hold !== isOnHold
  if (isChanged) await saveRequest(trx, id, { is_on_hold: isOnHold })
  if (isErased) await eraseContent(trx, id, now)
  return isChanged || isErased
}

async function replayRemovedFile(
  trx: Transaction<DB>,
  fileId: string,
  now: Date,
): Promise<boolean> {
  const file = await lockFile(trx, fileId)
  if (!file || file.removed_at !== null) return false
  await removeFile(trx, file, now)
  return true
}

/** For good: it may be something that should never have been in the memory. */
async function replayRemovedPair(trx: Transaction<DB>, id: string): Promise<boolean> {
  return (await deletePair(trx, id)) !== undefined
}

/** Who holds it must not be told again that it is valid. The reason is lost. */
async function replayRevoked(trx: Transaction<DB>, id: string, now: Date): Promise<boolean> {
  return saveStanding(trx, id, { revoked_at: now, revoked_because: 'by-staff' })
}

/** The number of a lost order is not given to another one: a customer may have it on paper. */
async function continueOrderNumbers(
  db: Database,
  numbers: JournalEntry['orderNumbers'],
): Promise<void> {
  for (const [year, last] of Object.entries(numbers)) {
    await db
      .insertInto('order_numbers')
      .values({ year: Number(year), last })
      .onConflict((conflict) =>
        conflict
          .column('year')
          .doUpdateSet({ last: sql`greatest(order_numbers.last, excluded.last)` }),
      )
      .execute()
  }
}
