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

/** Notes about the copy itself. */
const noteFolder = 'copy'
/** Objects that have left the store, and since when the copy knows. */
const leftName = `${noteFolder}/left.json`
const leftShape = z.record(z.string(), z.string())
/** Objects that are being copied: of these, a copy that broke off may have left a part. */
const unfinishedName = `${noteFolder}/unfinished.json`
const unfinishedShape = z.array(z.string())

/**
 * Adds what is new in the store to its copy. Objects never change, so each is copied once. What has left the store stays in the copy for as long as backups of the database are
 * kept, because an older database refers to it.
 */
export async function copyFiles(
  { db, from, to }: { db: Database; from: FileStore; to: FileStore },
  keepDays: number,
  now: Date,
): Promise<Copied> {
  for (const name of await readNote(to, unfinishedName, unfinishedShape, [])) await to.remove(name)
  const left = await readNote(to, leftName, leftShape, {})
  const stillLeft: Record<string, string> = {}
  let copied = 0
  let deleted = 0
  for (const folder of await listFolders(db, now)) {
    const [stored, kept] = await Promise.all([namesIn(from, folder), namesIn(to, folder)])
    const missing = [...stored].filter((name) => !kept.has(name))
    if (missing.length > 0) {
      await writeNote(to, unfinishedName, missing)
      for (const name of missing) await to.write(name, await from.read(name))
      await to.remove(unfinishedName)
      copied += missing.length
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
  await writeNote(to, leftName, stillLeft)
  return { copied, deleted }
}

async function namesIn(store: FileStore, folder: string): Promise<Set<string>> {
  const names = new Set<string>()
  for await (const name of store.list(folder)) names.add(name)
  return names
}

/** A note that was cut off is as none: nothing was copied after it, or objects stay for longer. */
async function readNote<Note>(
  copy: FileStore,
  name: string,
  shape: z.ZodType<Note>,
  otherwise: Note,
): Promise<Note> {
  if (!(await namesIn(copy, noteFolder)).has(name)) return otherwise
  const text = (await buffer(await copy.read(name))).toString()
  try {
    return shape.parse(JSON.parse(text))
  } catch {
    return otherwise
  }
}

async function writeNote(copy: FileStore, name: string, note: unknown): Promise<void> {
  await copy.remove(name)
  await copy.write(name, Readable.from([Buffer.from(JSON.stringify(note))]))
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
