import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { Kysely, Selectable } from 'kysely'
import { duration } from '../../clock.ts'
import type { DB } from '../../db/schema.gen.ts'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../refusal.ts'
import { runInSandbox, sandboxLimits } from '../../sandbox/run.ts'
import type { Range } from '../../storage/byte-ranges.ts'
import { newObjectKey } from '../../storage/file-store.ts'
import { holderOf } from '../key-holder.ts'
import { type FileRow, lockFile } from '../queries.ts'
import { openFile } from '../read-file.ts'
import type { drawProofPages } from './draw-pages.ts'

type PictureDeps = Pick<Deps, 'db' | 'clock' | 'files'>
export type PicturesRow = Selectable<DB['proof_pictures']>

/** Many pages take longer than one picture. */
const limits = {
  ...sandboxLimits,
  processorSeconds: 90,
  milliseconds: 4 * duration.minute,
}

let queue: Promise<unknown> = Promise.resolve()

/** The pages of a PDF with the mark across them: drawn once, one file at a time, and kept. */
export function getProofPictures(deps: PictureDeps, file: FileRow): Promise<PicturesRow> {
  const drawing = queue.then(
    async () => (await findProofPictures(deps.db, file.id)) ?? drawPictures(deps, file),
  )
  queue = drawing.catch(() => undefined)
  return drawing
}

export function findProofPictures(
  db: Kysely<DB>,
  fileId: string,
): Promise<PicturesRow | undefined> {
  return db
    .selectFrom('proof_pictures')
    .selectAll()
    .where('file_id', '=', fileId)
    .executeTakeFirst()
}

/** Undefined for a page that is not there. Pages are counted from 1. */
export function rangeOfPage({ page_ends: ends }: PicturesRow, page: number): Range | undefined {
  const end = ends[page - 1]
  return end === undefined ? undefined : { start: ends[page - 2] ?? 0, end: end - 1 }
}

async function drawPictures({ db, clock, files }: PictureDeps, file: FileRow) {
  const bytes = await buffer(await openFile(files, file))
  const drawn = await runInSandbox<typeof drawProofPages>(
    {
      module: import.meta.resolve('./draw-pages.ts'),
      task: 'drawProofPages',
      values: [],
      bytes,
    },
    limits,
  ).catch(() => undefined)
  const pictures = drawn ? separate(drawn) : []
  if (pictures.length === 0) throw new Refusal('proof-not-drawn')
  const now = clock.now()
  const objectKey = newObjectKey(now)
  const holder = holderOf('proof_pictures', file.id)
  const whole = Buffer.concat(pictures)
  const { sealed, ...wrappedKey } = await files.vault.seal(Readable.from([whole]), holder)
  await files.store.write(objectKey, sealed)
  let end = 0
  const row = {
    file_id: file.id,
    object_key: objectKey,
    size: whole.length,
    page_ends: pictures.map(({ length }) => (end += length)),
    created_at: now,
    ...wrappedKey,
  }
  const kept = await db.transaction().execute(async (trx) => {
    const current = await lockFile(trx, file.id)
    if (!current || current.removed_at !== null) return undefined
    // Another process has drawn them in the meantime.
    const other = await findProofPictures(trx, file.id)
    if (!other) await trx.insertInto('proof_pictures').values(row).execute()
    return other ?? row
  })
  if (kept?.object_key !== objectKey) await files.store.remove(objectKey)
  if (!kept) throw new Refusal('file-gone')
  return kept
}

/** Each picture has its length before it. */
function separate(drawn: Buffer): Buffer[] {
  const pictures: Buffer[] = []
  for (let at = 0; at < drawn.length;) {
    const start = at + 4
    at = start + drawn.readUInt32BE(at)
    pictures.push(drawn.subarray(start, at))
  }
  return pictures
}
