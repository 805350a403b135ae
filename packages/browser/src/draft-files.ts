import { isUnexpired } from './drafts.ts'

// Files are too large for the storage that keeps drafts, so those still to be sent lie in the
// browser's database, filed under their person as a draft is.

const databaseName = 'kakehashi-kept'
const storeName = 'files'

interface KeptFile {
  at: number
  file: Blob
}

const keyOf = (person: string, id: string) => `${person}:${id}`
const allOf = (person: string) => IDBKeyRange.bound(`${person}:`, `${person}:\uffff`)

export async function storeFile(person: string, id: string, file: Blob): Promise<void> {
  await withFiles((files) =>
    files.put({ at: Date.now(), file } satisfies KeptFile, keyOf(person, id)),
  )
}

export async function readFile(person: string, id: string): Promise<Blob | undefined> {
  const kept = await withFiles<KeptFile | undefined>((files) => files.get(keyOf(person, id)))
  return isUnexpired(kept?.at) ? kept?.file : undefined
}

export async function deleteFile(person: string, id: string): Promise<void> {
  await withFiles((files) => files.delete(keyOf(person, id)))
}

/** At logout. */
export async function deleteFilesOf(person: string | undefined): Promise<void> {
  if (person !== undefined) await withFiles((files) => files.delete(allOf(person)))
}

/** Whatever anybody has left too long ago. */
export async function deleteExpiredFiles(): Promise<void> {
  await withFiles((files) => {
    const walk = files.openCursor()
    walk.addEventListener('success', () => {
      const cursor = walk.result
      if (!cursor) return
      if (!isUnexpired((cursor.value as Partial<KeptFile>).at)) cursor.delete()
      cursor.continue()
    })
    return walk
  })
}

// Private windows and full disks refuse; then a file lives as long as its tab.
async function withFiles<Result>(
  use: (files: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result | undefined> {
  try {
    const database = await opened()
    try {
      const doing = database.transaction(storeName, 'readwrite')
      const asked = use(doing.objectStore(storeName))
      await new Promise<void>((resolve, reject) => {
        doing.addEventListener('complete', () => resolve())
        doing.addEventListener('abort', () => reject(doing.error ?? new Error('aborted')))
      })
      return asked.result
    } finally {
      database.close()
    }
  } catch {
    return undefined
  }
}

function opened(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const asked = indexedDB.open(databaseName, 1)
    asked.addEventListener('upgradeneeded', () => asked.result.createObjectStore(storeName))
    asked.addEventListener('success', () => resolve(asked.result))
    asked.addEventListener('error', () => reject(asked.error ?? new Error('refused')))
    asked.addEventListener('blocked', () => reject(new Error('blocked')))
  })
}
