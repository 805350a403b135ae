import { roleFlags } from '@kakehashi/domain/people/roles'
import type { Kysely, Selectable } from 'kysely'
import { flagsOf } from '../accounts/people/roles.ts'
import { after, duration } from '../clock.ts'
import { anyOf } from '../db/any-of.ts'
import type { DB } from '../db/schema.gen.ts'
import type { EventKind } from '../events/record.ts'
import type { JournalEntry } from './journal.ts'

const changesOfUser: readonly EventKind[] = [
  'user.roles-changed',
  'user.changed-by-staff',
  'user.deleted',
  'user.left',
  'user.kept',
  'user.restored',
  'user.erased',
]
const changesOfCredentials: readonly EventKind[] = [
  'password.reset',
  'second-factor.turned-on',
  'second-factor.turned-off',
  'second-factor.removed',
  'second-factor.recovery-code-used',
  'second-factor.recovery-codes-renewed',
  'passkey.removed',
]
const changesOfRequest: readonly EventKind[] = [
  'request.put-on-hold',
  'request.hold-ended',
  'request.content-erased',
]
/** One that is issued may replace another one. */
const changesOfCertificates: readonly EventKind[] = [
  'request.certificate-issued',
  'request.certificate-revoked',
]
const kinds = new Set<string>([
  ...changesOfUser,
  ...changesOfCredentials,
  ...changesOfRequest,
  ...changesOfCertificates,
  'user.profile-changed',
  'file.removed',
  'pair.removed',
])

/** A mail that was sent in this time before the last entry may have been committed after it. */
const overlap = 2 * duration.minute
const mostEvents = 5_000

type State = Selectable<DB['recovery_state']>

export interface Collected {
  readonly entry: JournalEntry
  readonly eventsUntil: number
  readonly isEmpty: boolean
}

/** What happened since the last entry. */
export async function collectEntry(db: Kysely<DB>, state: State): Promise<Collected> {
  const events = await db
    .selectFrom('event_seals')
    .innerJoin('events', 'events.id', 'event_seals.event_id')
    .select(['event_seals.position', 'events.kind', 'events.subject_id', 'events.fields'])
    .where('event_seals.position', '>', state.events_until)
    .orderBy('event_seals.position')
    .limit(mostEvents)
    .execute()
  const relevant = events.filter(({ kind }) => kinds.has(kind))
  const subjects = (wanted: readonly string[]) =>
    unique(relevant.filter(({ kind }) => wanted.includes(kind)).map((event) => event.subject_id))
  const newPasswords = relevant.filter(
    ({ kind, fields }) => kind === 'user.profile-changed' && fields.includes('password'),
  )
  const since = after(state.mails_until, -overlap)
  const orderNumbers = await readOrderNumbers(db)
  const entry: JournalEntry = {
    users: await readUsers(db, subjects(changesOfUser)),
    credentials: unique([
      ...subjects(changesOfCredentials),
      ...newPasswords.map((event) => event.subject_id),
    ]),
    requests: await readRequests(db, subjects(changesOfRequest)),
    removedFiles: subjects(['file.removed']),
    removedPairs: subjects(['pair.removed']),
    revokedCertificates: await readRevoked(db, subjects(changesOfCertificates)),
    sentNotices: await readSentNotices(db, since),
    sentMails: await readSentMails(db, since),
    orderNumbers,
  }
  const isSameNumbers = JSON.stringify(orderNumbers) === JSON.stringify(state.order_numbers)
  const { orderNumbers: _, ...lists } = entry
  return {
    entry,
    eventsUntil: events.at(-1)?.position ?? state.events_until,
    isEmpty: isSameNumbers && Object.values(lists).every((list) => list.length === 0),
  }
}

async function readUsers(db: Kysely<DB>, ids: string[]): Promise<JournalEntry['users']> {
  if (ids.length === 0) return []
  const rows = await db.selectFrom('users').selectAll().where('id', '=', anyOf(ids)).execute()
  return rows.map((row) => {
    const flags = flagsOf(row)
    return {
      id: row.id,
      isDeleted: row.deleted_at !== null,
      isErased: row.erased_at !== null,
      roles: roleFlags.filter((flag) => flags[flag]),
    }
  })
}

async function readRequests(db: Kysely<DB>, ids: string[]): Promise<JournalEntry['requests']> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('requests')
    .select(['id', 'is_on_hold', 'content_erased_at'])
    .where('id', '=', anyOf(ids))
    .execute()
  return rows.map(({ id, is_on_hold, content_erased_at }) => ({
    id,
    isOnHold: is_on_hold,
    isErased: content_erased_at !== null,
  }))
}

async function readRevoked(db: Kysely<DB>, requestIds: string[]): Promise<string[]> {
  if (requestIds.length === 0) return []
  const rows = await db
    .selectFrom('certificates')
    .select('id')
    .where('request_id', '=', anyOf(requestIds))
    .where('revoked_at', 'is not', null)
    .execute()
  return rows.map(({ id }) => id)
}

async function readSentNotices(db: Kysely<DB>, since: Date): Promise<JournalEntry['sentNotices']> {
  const rows = await db
    .selectFrom('notices')
    .select(['id', 'request_id', 'kind', 'user_id'])
    .where('sent_at', '>', since)
    .orderBy('sent_at')
    .execute()
  return rows.map(({ id, request_id, kind, user_id }) => ({
    id,
    requestId: request_id,
    kind,
    userId: user_id,
  }))
}

async function readSentMails(db: Kysely<DB>, since: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('sent_mails')
    .select('key')
    .where('sent_at', '>', since)
    .orderBy('sent_at')
    .execute()
  return rows.map(({ key }) => key)
}

async function readOrderNumbers(db: Kysely<DB>): Promise<Record<string, number>> {
  const rows = await db.selectFrom('order_numbers').selectAll().orderBy('year').execute()
  return Object.fromEntries(rows.map(({ year, last }) => [String(year), last]))
}

function unique(ids: readonly string[]): string[] {
  return [...new Set(ids)]
}
