import type { Actor } from '@kakehashi/domain/people/permissions'
import {
  changedEntryFields,
  mayChangeNames,
  mostNameEntries,
  type NameChange,
  type NameEntry,
} from '@kakehashi/domain/request/name-sheet'
import type { Transaction } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { DB } from '../../db/schema.gen.ts'
import { demand, Refusal } from '../../refusal.ts'
import { lockVisibleRequest, type VisibleRequest } from '../access.ts'
import {
  deleteNameEntry,
  insertNameEntry,
  listNameEntries,
  type NamedEntry,
  saveNameEntry,
} from './queries.ts'
import { saveNamesChange } from './save-change.ts'

interface SeenEntry {
  readonly requestId: string
  readonly entryId: string
  /** As it was on screen. */
  readonly version: number
}

export async function addName(
  trx: Transaction<DB>,
  requestId: string,
  entry: NameEntry,
  actor: Actor,
  now: Date,
): Promise<void> {
  const { request, entries } = await lockNames(trx, requestId, 'add', actor)
  const values = { most: mostNameEntries }
  demand(entries.length < mostNameEntries, 'too-many-names', { values })
  await insertNameEntry(trx, {
    id: uuidv7(),
    request_id: requestId,
    entry: JSON.stringify(entry),
    created_at: now,
    changed_at: now,
    changed_by: actor.id,
  })
  const { names_asked_at: askedAt } = request.row
  const fields = Object.keys(entry)
  const event = { event: 'names-added', fields, actorId: actor.id, now, askedAt } as const
  await saveNamesChange(trx, request, event)
}

/** Takes the confirmation back: it was for what the entry said before. */
export async function changeName(
  trx: Transaction<DB>,
  seen: SeenEntry,
  entry: NameEntry,
  actor: Actor,
  now: Date,
): Promise<void> {
  const { request, entries } = await lockNames(trx, seen.requestId, 'change', actor)
  const before = getEntry(entries, seen.entryId)
  const fields = changedEntryFields(before.entry, entry)
  // A repeated call.
  if (fields.length === 0) return
  demand(before.version === seen.version, 'name-entry-changed')
  await saveNameEntry(trx, before.id, {
    entry: JSON.stringify(entry),
    version: before.version + 1,
    changed_at: now,
    changed_by: actor.id,
    confirmed_at: null,
    confirmed_by: null,
  })
  await saveNamesChange(trx, request, {
    event: 'names-changed',
    fields,
    actorId: actor.id,
    now,
    askedAt: request.row.names_asked_at,
    isReopened: before.confirmed_at !== null,
  })
}

export async function removeName(
  trx: Transaction<DB>,
  seen: SeenEntry,
  actor: Actor,
  now: Date,
): Promise<void> {
  const { request, entries } = await lockNames(trx, seen.requestId, 'remove', actor)
  const entry = getEntry(entries, seen.entryId)
  demand(entry.version === seen.version, 'name-entry-changed')
  await deleteNameEntry(trx, entry.id)
  const left = entries.filter(({ id }) => id !== entry.id)
  const askedAt = stillAsked(request, left)
  const event = { event: 'names-removed', actorId: actor.id, now, askedAt } as const
  await saveNamesChange(trx, request, event)
}

/** Whoever confirms has seen these versions. If one has changed meanwhile, none is confirmed. */
export async function confirmNames(
  trx: Transaction<DB>,
  requestId: string,
  seen: readonly { readonly _id: string; readonly version: number }[],
  actor: Actor,
  now: Date,
): Promise<void> {
  const { request, entries } = await lockNames(trx, requestId, 'confirm', actor)
  const meant = new Set<NamedEntry>()
  for (const { _id, version } of seen) {
    const entry = entries.find(({ id }) => id === _id)
    if (entry?.version !== version) throw new Refusal('name-entry-changed')
    if (entry.confirmed_at === null) meant.add(entry)
  }
  if (meant.size === 0) return
  for (const { id } of meant) {
    const confirmed = { confirmed_at: now, confirmed_by: actor.id, was_confirmed: true }
    await saveNameEntry(trx, id, confirmed)
  }
  const left = entries.filter((entry) => !meant.has(entry))
  const askedAt = stillAsked(request, left)
  const event = { event: 'names-confirmed', actorId: actor.id, now, askedAt } as const
  await saveNamesChange(trx, request, event)
}

/** A question that has been answered is no longer open. */
function stillAsked({ row }: VisibleRequest, left: readonly NamedEntry[]): Date | null {
  return left.some(({ confirmed_at }) => confirmed_at === null) ? row.names_asked_at : null
}

/** The request is locked before its entries are read. */
export async function lockNames(
  trx: Transaction<DB>,
  requestId: string,
  change: NameChange,
  actor: Actor,
): Promise<{ readonly request: VisibleRequest; readonly entries: readonly NamedEntry[] }> {
  const request = await lockVisibleRequest(trx, requestId, actor)
  const { row, parts } = request
  demand(mayChangeNames(parts, change), 'forbidden')
  demand(row.content_erased_at === null, 'content-erased')
  demand(row.closed_at === null, 'request-closed')
  demand(row.stage !== 'complete', 'names-closed')
  return { request, entries: await listNameEntries(trx, requestId) }
}

function getEntry(entries: readonly NamedEntry[], id: string): NamedEntry {
  const entry = entries.find((each) => each.id === id)
  if (!entry) throw new Refusal('not-found')
  return entry
}
