import { deleteFile, deleteFilesOf, readFile, storeFile } from './draft-files.ts'
import { ownerOf, type VisitorDraft } from './visitor-draft.ts'

// IndexedDB outlives the tab, so files are encrypted with a key that does not.

type Owner = Pick<VisitorDraft, 'id' | 'fileKey'>

const ivBytes = 12
/** Also covers browsers that store nothing: the files then last as long as the page. */
const inMemory = new Map<string, Blob>()
const memoryKey = (draft: Owner, id: string) => `${draft.id}:${id}`

export async function storeVisitorFile(draft: Owner, id: string, file: Blob): Promise<void> {
  inMemory.set(memoryKey(draft, id), file)
  const key = await importKey(draft)
  if (!key) return
  const iv = crypto.getRandomValues(new Uint8Array(ivBytes))
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, await file.arrayBuffer())
  // Removed while it was being encrypted.
  if (!inMemory.has(memoryKey(draft, id))) return
  await storeFile(ownerOf(draft), id, new Blob([iv, sealed], { type: file.type }))
}

export async function readVisitorFile(draft: Owner, id: string): Promise<Blob | undefined> {
  const known = inMemory.get(memoryKey(draft, id))
  if (known) return known
  const stored = await readFile(ownerOf(draft), id)
  const key = stored && (await importKey(draft))
  if (!key) return undefined
  const bytes = await stored.arrayBuffer()
  const iv = bytes.slice(0, ivBytes)
  try {
    const opened = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, bytes.slice(ivBytes))
    return new Blob([opened], { type: stored.type })
  } catch {
    return undefined
  }
}

export async function deleteVisitorFile(draft: Owner, id: string): Promise<void> {
  inMemory.delete(memoryKey(draft, id))
  await deleteFile(ownerOf(draft), id)
}

export async function deleteVisitorFiles(draft: Owner): Promise<void> {
  for (const key of inMemory.keys()) if (key.startsWith(`${draft.id}:`)) inMemory.delete(key)
  await deleteFilesOf(ownerOf(draft))
}

/** Undefined on a page without HTTPS, where browsers offer no encryption. */
async function importKey({ fileKey }: Owner): Promise<CryptoKey | undefined> {
  if (!globalThis.crypto?.subtle) return undefined
  const bytes = Uint8Array.from(atob(fileKey), (letter) => letter.charCodeAt(0))
  return crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt'])
}
