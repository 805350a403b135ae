import { unusedUploadHours } from '@kakehashi/contract/fields/limits'
import { deleteDraft, saveDraft, readDraft } from '@kakehashi/browser/drafts'
import { hasLoggedOut } from '@kakehashi/browser/user-info'
import type { Uploaded } from '../../api/documents-api.ts'
import { readFile, deleteFile, storeFile } from '@kakehashi/browser/draft-files'
import type { UploadFailure } from './upload-failure.ts'
import type { Upload } from './upload.ts'

/** An hour less than the server keeps files that belong to no request. */
const storedForMs = (unusedUploadHours - 1) * 3_600_000

/** The longest that an upload waits for the browser to save the file. */
const maxWait = 2_000
const after = (time: number) => new Promise<void>((resolve) => setTimeout(resolve, time))

/** A saved upload: on the server, with the file still to be sent, or with neither. */
export interface SavedUpload extends Omit<Upload, 'state'> {
  readonly reply?: Uploaded
  readonly isStopped?: boolean
  /** Why there is neither. */
  readonly failure?: UploadFailure
  readonly file?: Blob
}

type Listed = Omit<SavedUpload, 'file'>

/** Where uploads are saved, so that they survive a reload. */
export interface UploadStorage {
  storeFile: (id: string, file: Blob) => Promise<unknown> | undefined
  deleteFile: (id: string) => void
  saveList: (list: readonly Listed[]) => void
  find: () => Promise<SavedUpload[]>
}

export const noStorage: UploadStorage = {
  storeFile: () => undefined,
  deleteFile: () => {},
  saveList: () => {},
  find: () => Promise.resolve([]),
}

export function savedUnder(person: string, name: string): UploadStorage {
  return {
    storeFile: (id, file) => Promise.race([storeFile(person, id, file), after(maxWait)]),
    deleteFile: (id) => void deleteFile(person, id),
    saveList: (list) => {
      if (hasLoggedOut()) return
      if (list.length === 0) deleteDraft(person, name)
      else saveDraft(person, name, { list })
    },
    async find() {
      const { list } = readDraft(person, name)
      if (!Array.isArray(list)) return []
      return Promise.all((list as Listed[]).map((one) => findOne(person, one)))
    },
  }
}

async function findOne(person: string, listed: Listed): Promise<SavedUpload> {
  if (listed.reply) return listed
  const file = await readFile(person, listed.id)
  return file ? { ...listed, file } : listed
}

/** Whether the server has deleted the file, or will before the request is submitted. */
export function isExpired({ file }: Uploaded): boolean {
  return Date.now() - Date.parse(file.createdAt) > storedForMs
}
