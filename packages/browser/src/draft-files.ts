import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { isUnexpired } from './drafts.ts'
import { isSharedComputer } from './shared-computer.ts'

// Files are too large for localStorage, so unsent ones are stored in IndexedDB, keyed by user like
// drafts.

const databaseName = 'kakehashi-kept'
const storeName = 'files'

interface DraftFiles extends DBSchema {
  files: { key: string; value: { at: number; file: Blob } }
}

const keyOf = (person: string, id: string) => `${person}:${id}`
const allOf = (person: string) => IDBKeyRange.bound(`${person}:`, `${person}:\uffff`)

/** On a shared computer, or if the browser refused to store them. They last as long as the page. */
const unstored = new Map<string, Blob>()

export async function storeFile(person: string, id: string, file: Blob): Promise<void> {
  const key = keyOf(person, id)
  if (isSharedComputer()) {
    unstored.set(key, file)
    return
  }
  const storedAs = await withFiles((files) => files.put(storeName, { at: Date.now(), file }, key))
  if (storedAs === undefined) unstored.set(key, file)
}

export async function readFile(person: string, id: string): Promise<Blob | undefined> {
  const inMemory = unstored.get(keyOf(person, id))
  if (inMemory) return inMemory
  const stored = await withFiles((files) => files.get(storeName, keyOf(person, id)))
  return isUnexpired(stored?.at) ? stored?.file : undefined
}

export async function deleteFile(person: string, id: string): Promise<void> {
  unstored.delete(keyOf(person, id))
  await withFiles((files) => files.delete(storeName, keyOf(person, id)))
}

/** Called at logout. */
export async function deleteAllFiles(): Promise<void> {
  unstored.clear()
  await withFiles((files) => files.clear(storeName))
}

/** On a shared computer, called when the session ends. */
export async function deleteFilesOf(person: string): Promise<void> {
  for (const key of unstored.keys()) if (key.startsWith(`${person}:`)) unstored.delete(key)
  await withFiles((files) => files.delete(storeName, allOf(person)))
}

/** Deletes expired files of every user of this browser. */
export async function deleteExpiredFiles(
  lifetimeOf: (person: string) => number | undefined,
): Promise<void> {
  await withFiles(async (files) => {
    const { store, done } = files.transaction(storeName, 'readwrite')
    for await (const cursor of store) {
      const [person = ''] = cursor.key.split(':')
      if (!isUnexpired(cursor.value.at, lifetimeOf(person))) await cursor.delete()
    }
    await done
  })
}

// Private windows and full disks reject writes.
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
