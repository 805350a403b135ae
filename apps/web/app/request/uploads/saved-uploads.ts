import { forsakenAfterHours } from '@kakehashi/contract/limits'
import { forgetDraft, keepDraft, readDraft } from '@kakehashi/browser/drafts'
import { hasLeftByChoice } from '@kakehashi/browser/user-info'
import type { Uploaded } from '../../api/upload.ts'
import { findKeptFile, forgetFile, keepFile } from '@kakehashi/browser/draft-files'
import type { Trouble } from './upload-failure.ts'
import type { Upload } from './upload.ts'

/** An hour less than the office keeps a file that belongs to no order yet. */
const officeKeepsFor = (forsakenAfterHours - 1) * 3_600_000

/** A browser that is slow to keep a file must not keep it from being sent. */
const patience = 2_000
const after = (time: number) => new Promise<void>((resolve) => setTimeout(resolve, time))

/** An upload as it is found again: at the office, with the file to be sent, or with neither. */
export interface Found extends Omit<Upload, 'state'> {
  readonly reply?: Uploaded
  readonly isStopped?: boolean
  /** Why there is neither. */
  readonly trouble?: Trouble
  readonly file?: Blob
}

type Listed = Omit<Found, 'file'>

/** Where a list of uploads survives a reload. */
export interface Keeper {
  keepFile: (id: string, file: Blob) => Promise<unknown> | undefined
  forgetFile: (id: string) => void
  keepList: (list: readonly Listed[]) => void
  find: () => Promise<Found[]>
}

export const nowhere: Keeper = {
  keepFile: () => undefined,
  forgetFile: () => {},
  keepList: () => {},
  find: () => Promise.resolve([]),
}

export function keptUnder(person: string, name: string): Keeper {
  return {
    keepFile: (id, file) => Promise.race([keepFile(person, id, file), after(patience)]),
    forgetFile: (id) => void forgetFile(person, id),
    keepList: (list) => {
      if (hasLeftByChoice()) return
      if (list.length === 0) forgetDraft(person, name)
      else keepDraft(person, name, { list })
    },
    async find() {
      const { list } = readDraft(person, name)
      if (!Array.isArray(list)) return []
      return Promise.all((list as Listed[]).map((one) => findOne(person, one)))
    },
  }
}

async function findOne(person: string, listed: Listed): Promise<Found> {
  if (listed.reply) return listed
  const file = await findKeptFile(person, listed.id)
  return file ? { ...listed, file } : listed
}

/** So old that the office has let go of it, or will before the order is sent. */
export function isForsaken({ file }: Uploaded): boolean {
  return Date.now() - Date.parse(file.createdAt) > officeKeepsFor
}
