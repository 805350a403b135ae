import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { z } from 'zod'
import { after, duration } from '../clock.ts'
import type { Database } from '../db/connection.ts'
import { type FileStore, objectFolder } from '../storage/file-store.ts'
import { journalMonths } from './journal.ts'

export interface Copied {
  readonly copied: number
  readonly deleted: number
}

/** Objects that have left the store, and since when the copy knows. */
const leftFolder = 'copy'
const leftName = `${leftFolder}/left.json`
const leftShape = z.record(z.string(), z.string())

/**
 * Adds what is new in the store to its copy. Objects never change, so those that are there are
 * complete. What has left the store stays in the copy for as long as backups of the database are
 * kept, because an older database refers to it.
 */
export async function copyFiles(
  { db, from, to }: { db: Database; from: FileStore; to: FileStore },
  keepDays: number,
  now: Date,
): Promise<Copied> {
  const left = await readLeft(to)
  const stillLeft: Record<string, string> = {}
  let copied = 0
  let deleted = 0
  for (const folder of await listFolders(db, now)) {
    const [stored, kept] = await Promise.all([namesIn(from, folder), namesIn(to, folder)])
    for (const name of stored) {
      if (kept.has(name)) continue
      await to.write(name, await from.read(name))
      copied += 1
    }
    for (const name of kept) {
      if (stored.has(name)) continue
      const since = left[name] ?? now.toISOString()
      if (new Date(since) < after(now, -keepDays * duration.day)) {
        await to.remove(name)
        deleted += 1
      } else stillLeft[name] = since
    }
  }
  await to.remove(leftName)
  await to.write(leftName, Readable.from([Buffer.from(JSON.stringify(stillLeft))]))
  return { copied, deleted }
}

async function namesIn(store: FileStore, folder: string): Promise<Set<string>> {
  const names = new Set<string>()
  for await (const name of store.list(folder)) names.add(name)
  return names
}

/** A copy that was just begun has none. */
async function readLeft(copy: FileStore): Promise<Record<string, string>> {
  if (!(await namesIn(copy, leftFolder)).has(leftName)) return {}
  return leftShape.parse(JSON.parse((await buffer(await copy.read(leftName))).toString()))
}

/** One for each day since the first upload, the history and the journal. */
async function listFolders(db: Database, now: Date): Promise<string[]> {
  const oldest = await db
    .selectFrom('files')
    .select('created_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  const days: string[] = []
  const last = objectFolder(now)
  let day = oldest ? objectFolder(oldest.created_at) : last
  while (day <= last) {
    days.push(day)
    day = objectFolder(after(new Date(day), duration.day))
  }
  return ['history', ...journalMonths(now), ...days]
}
