import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { isKept } from '../account/drafts.ts'

// Files are too large for the storage that keeps drafts, so those still to be sent lie in the
// browser's database, filed under their person as a draft is.

const databaseName = 'kakehashi-kept'
const storeName = 'files'

interface KeptFiles extends DBSchema {
  files: { key: string; value: { at: number; file: Blob } }
}

const keyOf = (person: string, id: string) => `${person}:${id}`
const allOf = (person: string) => IDBKeyRange.bound(`${person}:`, `${person}:\uffff`)

export async function keepFile(person: string, id: string, file: Blob): Promise<void> {
  await withFiles((files) => files.put(storeName, { at: Date.now(), file }, keyOf(person, id)))
}

export async function findKeptFile(person: string, id: string): Promise<Blob | undefined> {
  const kept = await withFiles((files) => files.get(storeName, keyOf(person, id)))
  return isKept(kept?.at) ? kept?.file : undefined
}

export async function forgetFile(person: string, id: string): Promise<void> {
  await withFiles((files) => files.delete(storeName, keyOf(person, id)))
}

/** At logout. */
export async function forgetAllFiles(person: string | undefined): Promise<void> {
  if (person !== undefined) await withFiles((files) => files.delete(storeName, allOf(person)))
}

/** Whatever anybody has left too long ago. */
export async function forgetOldFiles(): Promise<void> {
  await withFiles(async (files) => {
    const { store, done } = files.transaction(storeName, 'readwrite')
    for await (const cursor of store) {
      if (!isKept(cursor.value.at)) await cursor.delete()
    }
    await done
  })
}

// Private windows and full disks refuse; then a file lives as long as its tab.
async function withFiles<Result>(
  use: (files: IDBPDatabase<KeptFiles>) => Promise<Result>,
): Promise<Result | undefined> {
  try {
    const database = await openDB<KeptFiles>(databaseName, 1, {
      upgrade: (files) => void files.createObjectStore(storeName),
    })
    try {
      return await use(database)
    } finally {
      database.close()
    }
  } catch {
    return undefined
  }
}
