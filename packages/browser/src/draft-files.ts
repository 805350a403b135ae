import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { isUnexpired } from './drafts.ts'

// Files are too large for localStorage, so those not sent yet are stored in IndexedDB, under the
// person they belong to, as drafts are.

const databaseName = 'kakehashi-kept'
const storeName = 'files'

interface DraftFiles extends DBSchema {
  files: { key: string; value: { at: number; file: Blob } }
}

const keyOf = (person: string, id: string) => `${person}:${id}`
const allOf = (person: string) => IDBKeyRange.bound(`${person}:`, `${person}:\uffff`)

export async function storeFile(person: string, id: string, file: Blob): Promise<void> {
  await withFiles((files) => files.put(storeName, { at: Date.now(), file }, keyOf(person, id)))
}

export async function readFile(person: string, id: string): Promise<Blob | undefined> {
  const stored = await withFiles((files) => files.get(storeName, keyOf(person, id)))
  return isUnexpired(stored?.at) ? stored?.file : undefined
}

export async function deleteFile(person: string, id: string): Promise<void> {
  await withFiles((files) => files.delete(storeName, keyOf(person, id)))
}

/** At logout. */
export async function deleteFilesOf(person: string | undefined): Promise<void> {
  if (person !== undefined) await withFiles((files) => files.delete(storeName, allOf(person)))
}

/** Removes expired files of anyone who has used this browser. */
export async function deleteExpiredFiles(): Promise<void> {
  await withFiles(async (files) => {
    const { store, done } = files.transaction(storeName, 'readwrite')
    for await (const cursor of store) {
      if (!isUnexpired(cursor.value.at)) await cursor.delete()
    }
    await done
  })
}

// Private windows and full disks refuse; then a file lasts as long as its tab.
async function withFiles<Result>(
  use: (files: IDBPDatabase<DraftFiles>) => Promise<Result>,
): Promise<Result | undefined> {
  try {
    const database = await openDB<DraftFiles>(databaseName, 1, {
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
