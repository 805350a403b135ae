import { createHash } from 'node:crypto'
import type { Stats } from 'node:fs'
import type { FileHandle } from 'node:fs/promises'
import { isTrayRefusal, type TrayRefusal } from '@kakehashi/domain/counter/tray'
import { maxFileBytes } from '@kakehashi/domain/documents/files'
import type { Transaction } from 'kysely'
import type { DB } from '../../db/schema.gen.ts'
import type { Deps } from '../../deps.ts'
import { type FileRow, findFile } from '../../documents/queries.ts'
import { storeUpload } from '../../documents/store-upload.ts'
import { publishChange } from '../../outbox/publish-change.ts'
import { Refusal } from '../../refusal.ts'
import { bringBack, insertTrayDocument } from '../queries.ts'
import { claimFile, type ClaimedFile, deleteClaimed } from './claims.ts'
import { refuseFile } from './refused-files.ts'
import { openScan } from './scan-files.ts'

/** The scanner sent the same document again. */
class InTrayAlready extends Error {
  override readonly name = 'InTrayAlready'
  readonly sha256: Buffer
  constructor(sha256: Buffer) {
    super('in the tray already')
    this.sha256 = sha256
  }
}

/** The scanner goes on writing to it, so it is read again later. */
class StillWritten extends Error {
  override readonly name = 'StillWritten'
}

/** The office's own scanner has no daily limit; the room in the tray is limited. */
const noQuota = { demandRoomFor: () => {}, add: async () => {} }

/**
 * Takes a file in as an upload. It leaves the folder only after it is committed, and what was
 * committed before a crash is not taken in again. Returns why, if the file was refused.
 */
export async function takeIn(
  deps: Pick<Deps, 'db' | 'clock' | 'files'>,
  folder: string,
  claimed: ClaimedFile,
): Promise<TrayRefusal | undefined> {
  const { db, clock } = deps
  try {
    const stored = await findFile(db, claimed.id)
    if (!stored) await store(deps, claimed)
    // Somebody put it beside the file that has this id, so it gets one of its own.
    else if (!(await hashOf(claimed)).equals(stored.sha256)) {
      await claimFile(folder, claimed)
      return undefined
    }
  } catch (error) {
    if (error instanceof Refusal && isTrayRefusal(error.code)) {
      await refuseFile(folder, claimed, error.code)
      return error.code
    }
    if (!(error instanceof InTrayAlready)) throw error
    await db.transaction().execute(async (trx) => {
      // It was taken or deleted meanwhile, so the next try stores this one.
      if (!(await bringBack(trx, error.sha256, clock.now()))) throw error
      await publishChange(trx, { type: 'Tray' }, [])
    })
  }
  await deleteClaimed(folder, claimed)
  return undefined
}

async function store(
  deps: Pick<Deps, 'db' | 'clock' | 'files'>,
  { id, path, name }: ClaimedFile,
): Promise<void> {
  const file = await openScan(path)
  try {
    const stats = await file.stat()
    if (!stats.isFile()) throw new Refusal('file-type')
    if (stats.size === 0) throw new Refusal('file-empty')
    if (stats.size > maxFileBytes) throw new Refusal('file-too-large')
    await storeUpload(deps, { name, content: contentOf(file, stats) }, 'document', {
      uploaderId: null,
      fileId: id,
      openQuota: async () => noQuota,
      onStored: putIntoTray,
    })
  } finally {
    await file.close()
  }
}

async function hashOf({ path }: ClaimedFile): Promise<Buffer> {
  const hash = createHash('sha256')
  for await (const chunk of (await openScan(path)).createReadStream()) hash.update(chunk as Buffer)
  return hash.digest()
}

async function* contentOf(file: FileHandle, stats: Stats): AsyncGenerator<Buffer> {
  let size = 0
  for await (const chunk of file.createReadStream({ autoClose: false })) {
    const bytes = chunk as Buffer
    size += bytes.length
    if (size > stats.size) throw new StillWritten()
    yield bytes
  }
  const { mtimeMs } = await file.stat()
  if (size !== stats.size || mtimeMs !== stats.mtimeMs) throw new StillWritten()
}

async function putIntoTray(trx: Transaction<DB>, file: FileRow): Promise<void> {
  const { id, sha256, created_at } = file
  const isNew = await insertTrayDocument(trx, { file_id: id, sha256, arrived_at: created_at })
  if (!isNew) throw new InTrayAlready(sha256)
  await publishChange(trx, { type: 'Tray' }, [])
}
