import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { runInSandbox } from '../sandbox/run.ts'
import { after, duration } from '../clock.ts'
import type { Deps } from '../deps.ts'
import { Refusal } from '../refusal.ts'
import { newObjectKey } from '../storage/file-store.ts'
import type { cleanDocument } from './copies/clean-document.ts'
import { findDerived, insertDerived, type DerivedRow } from './previews/queries.ts'
import { holderOf } from './key-holder.ts'
import { type FileRow, lockFile, saveFile } from './queries.ts'
import { openFile } from './read-file.ts'

type CopyDeps = Pick<Deps, 'db' | 'clock' | 'files'>

/** After that, a file is tried again: the machine may have been too busy. */
const tryAgainAfter = duration.hour

const beingMade = new Map<string, Promise<DerivedRow>>()
let queue: Promise<unknown> = Promise.resolve()

/**
 * What the other side opens of a file. It is made when it is first needed, one at a
 * time, and kept.
 */
export async function getCopy(deps: CopyDeps, file: FileRow): Promise<DerivedRow> {
  const made = await findDerived(deps.db, 'copies', file.id)
  if (made) return made
  const failedAt = file.copy_failed_at
  if (failedAt && failedAt > after(deps.clock.now(), -tryAgainAfter)) {
    throw notCleaned(file)
  }
  const alreadyMaking = beingMade.get(file.id)
  if (alreadyMaking) return alreadyMaking
  const making = queue.then(() => makeCopy(deps, file)).finally(() => beingMade.delete(file.id))
  beingMade.set(file.id, making)
  queue = making.catch(() => undefined)
  return making
}

/** Customers read about translations, the office about documents. */
function notCleaned({ role }: FileRow): Refusal {
  return new Refusal(role === 'translation' ? 'translation-not-cleaned' : 'file-not-cleaned')
}

async function makeCopy({ db, clock, files }: CopyDeps, file: FileRow): Promise<DerivedRow> {
  const bytes = await buffer(await openFile(files, file))
  const cleaned = await runInSandbox<typeof cleanDocument>({
    module: import.meta.resolve('./copies/clean-document.ts'),
    task: 'cleanDocument',
    values: [file.media_type],
    bytes,
  }).catch(() => undefined)
  const now = clock.now()
  if (!cleaned) {
    await db.transaction().execute((trx) => saveFile(trx, file.id, { copy_failed_at: now }))
    throw notCleaned(file)
  }
  const objectKey = newObjectKey(now)
  const holder = holderOf('copies', file.id)
  const { sealed, ...wrappedKey } = await files.vault.seal(Readable.from([cleaned]), holder)
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
    return other ?? { ...row, holder }
  })
  if (kept?.object_key !== objectKey) await files.store.remove(objectKey)
  if (!kept) throw new Refusal('file-gone')
  return kept
}
