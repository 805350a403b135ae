import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { roleFlags } from '@kakehashi/domain/people/roles'
import { z } from 'zod'
import type { HistoryKeys, SealKey } from '../events/history-keys.ts'
import type { FileStore } from '../storage/file-store.ts'

/**
 * What must not come back when an older database is restored, as it was when the entry was written.
 * It holds ids, never personal values, and lies in the file store, outside the database.
 */
const entryShape = z.object({
  users: z.array(
    z.object({
      id: z.string(),
      isDeleted: z.boolean(),
      isErased: z.boolean(),
      roles: z.array(z.enum(roleFlags)),
    }),
  ),
  /** People whose password, second factor or passkeys changed. */
  credentials: z.array(z.string()),
  requests: z.array(z.object({ id: z.string(), isOnHold: z.boolean(), isErased: z.boolean() })),
  removedFiles: z.array(z.string()),
  /** Of the translation memory. Entries of older versions have none. */
  removedPairs: z.array(z.string()).default([]),
  /** Entries of older versions have none. */
  revokedCertificates: z.array(z.string()).default([]),
  sentNotices: z.array(
    z.object({
      id: z.string(),
      requestId: z.string(),
      kind: z.string(),
      userId: z.string().nullable(),
    }),
  ),
  /** The keys of other mails. */
  sentMails: z.array(z.string()),
  /** The newest order number of each year. */
  orderNumbers: z.record(z.string(), z.number()),
})
export type JournalEntry = z.infer<typeof entryShape>

const sealedShape = z.object({ keyId: z.string(), entry: z.string(), seal: z.string() })

/** No file of an order has a key in this folder; those begin with a day. */
const folder = 'journal'

/** In one folder for each month, so that nobody has to list all of them. */
export function newObjectName(now: Date): string {
  const at = now.toISOString()
  return `${folder}/${at.slice(0, 7)}/${at.replace(/[^\dTZ]/g, '')}-${randomBytes(8).toString('hex')}.json`
}

export async function writeEntry(
  store: FileStore,
  name: string,
  entry: JournalEntry,
  { current }: HistoryKeys,
): Promise<void> {
  const text = JSON.stringify(entry)
  const seal = sealOf(current, name, text).toString('hex')
  const content = JSON.stringify({ keyId: current.id, entry: text, seal })
  await store.write(name, Readable.from([Buffer.from(content)]))
}

/** Throws if somebody else has written it: a forged entry could delete what a restore brought back. */
export async function readEntry(
  store: FileStore,
  name: string,
  keys: HistoryKeys,
): Promise<JournalEntry> {
  const content = (await buffer(await store.read(name))).toString()
  const { keyId, entry, seal } = sealedShape.parse(JSON.parse(content))
  const key = keys.find(keyId)
  if (!key) throw new Error(`HISTORY_KEYS has no key ${keyId}, which sealed ${name}`)
  const expected = sealOf(key, name, entry)
  const given = Buffer.from(seal, 'hex')
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) {
    throw new Error(`${name} was not written by this office`)
  }
  return entryShape.parse(JSON.parse(entry))
}

function sealOf({ key }: SealKey, name: string, text: string): Buffer {
  return createHmac('sha256', key).update(`journal\n${name}\n${text}`).digest()
}

/** The names of all objects from this one on, oldest first. */
export async function listObjects(store: FileStore, from: string, now: Date): Promise<string[]> {
  const names: string[] = []
  for (const month of journalMonths(now, from)) {
    for await (const name of store.list(month)) if (name >= from) names.push(name)
  }
  return names.toSorted()
}

/** The folders of the journal from that of an object on, or since the first release. */
export function journalMonths(now: Date, from = ''): string[] {
  const first = from === '' ? '2026-11' : from.slice(folder.length + 1, folder.length + 8)
  const last = now.toISOString().slice(0, 7)
  const months: string[] = []
  for (let month = first; month <= last; month = monthAfter(month)) {
    months.push(`${folder}/${month}`)
  }
  return months
}

function monthAfter(month: string): string {
  const day = new Date(`${month}-01T00:00:00Z`)
  day.setUTCMonth(day.getUTCMonth() + 1)
  return day.toISOString().slice(0, 7)
}
