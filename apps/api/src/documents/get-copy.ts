import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { after, duration } from '../clock.ts'
import type { Deps } from '../deps.ts'
import { Refusal } from '../refusal.ts'
import { newObjectKey } from '../storage/file-store.ts'
import { runApart } from './apart/run.ts'
import { findDerived, insertDerived, type PreviewRow } from './previews/queries.ts'
import { type FileRow, lockFile, saveFile } from './queries.ts'
import { openFile } from './read-file.ts'

type CopyDeps = Pick<Deps, 'db' | 'clock' | 'files'>

/** After that, a file is tried again: the machine may have been too busy. */
const tryAgainAfter = duration.hour

const beingMade = new Map<string, Promise<PreviewRow>>()
let queue: Promise<unknown> = Promise.resolve()

/**
 * What others than its sender open of a document. It is made when it is first needed, one at a
 * time, and kept.
 */
export async function getCopy(deps: CopyDeps, file: FileRow): Promise<PreviewRow> {
  const made = await findDerived(deps.db, 'copies', file.id)
  if (made) return made
  const failedAt = file.copy_failed_at
  if (failedAt && failedAt > after(deps.clock.now(), -tryAgainAfter)) {
    throw new Refusal('file-not-cleaned')
  }
  const alreadyMaking = beingMade.get(file.id)
  if (alreadyMaking) return alreadyMaking
  const making = queue.then(() => makeCopy(deps, file)).finally(() => beingMade.delete(file.id))
  beingMade.set(file.id, making)
  queue = making.catch(() => undefined)
  return making
}

async function makeCopy({ db, clock, files }: CopyDeps, file: FileRow): Promise<PreviewRow> {
  const bytes = await buffer(await openFile(files, file))
  const mediaType = file.media_type
  const cleaned = await runApart({ work: 'clean', bytes, mediaType }).catch(() => undefined)
  const now = clock.now()
  if (!cleaned) {
    await db.transaction().execute((trx) => saveFile(trx, file.id, { copy_failed_at: now }))
    throw new Refusal('file-not-cleaned')
  }
  const objectKey = newObjectKey(now)
  const { sealed, ...wrappedKey } = await files.vault.seal(Readable.from([cleaned]))
  await files.store.write(objectKey, sealed)
  const row = {
    file_id: file.id,
    object_key: objectKey,
    size: cleaned.length,
    created_at: now,
    ...wrappedKey,
  }
  const kept = await db.transaction().execute(async (trx) => {
    const current = await lockFile(trx, file.id)
    if (!current || current.removed_at !== null) return undefined
    // Another process made one in the meantime.
    const other = await findDerived(trx, 'copies', file.id)
    if (!other) await insertDerived(trx, 'copies', row)
    return other ?? row
  })
  if (kept?.object_key !== objectKey) await files.store.remove(objectKey)
  if (!kept) throw new Refusal('file-gone')
  return kept
}
