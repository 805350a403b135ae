import { buffer } from 'node:stream/consumers'
import type { readPassportPhoto } from '@kakehashi/contract/requests/passport-lines'
import type { ReplyOf } from '@kakehashi/contract/http/endpoint'
import { dayAt } from '@kakehashi/domain/calendar/working-days'
import type { Actor } from '@kakehashi/domain/people/permissions'
import type { Kysely } from 'kysely'
import type { DB } from '../../db/schema.gen.ts'
import type { Deps } from '../../deps.ts'
import { getReadableFile, openFile } from '../../documents/read-file.ts'
import { openRecorded } from '../../documents/readings/record.ts'
import { findTesseract } from '../../ocr/tesseract.ts'
import { getTimeZone } from '../../office/queries.ts'
import { demand } from '../../refusal.ts'
import { getSetting } from '../../settings/queries.ts'
import { countAttempts, limits } from '../../throttle.ts'
import { drawPicture } from '../proposals/read-document.ts'
import { toProposal } from './passport-proposal.ts'
import { readPassportPhoto as readPhoto } from './read-passport-photo.ts'

/** Whether the office wants it and the program is there. */
export async function readsPhotos(db: Kysely<DB>): Promise<boolean> {
  return (await getSetting(db, 'readPictures')) && (await findTesseract()).kind === 'installed'
}

let queue: Promise<unknown> = Promise.resolve()

/** What the lines of a passport propose. Only a person can accept it, and nothing is stored. */
export async function proposeFromPhoto(
  deps: Deps,
  { requestId, fileId }: { readonly requestId: string; readonly fileId: string },
  actor: Actor,
): Promise<ReplyOf<typeof readPassportPhoto>> {
  const { db, clock } = deps
  demand(await readsPhotos(db), 'pictures-are-not-read')
  const now = clock.now()
  await countAttempts(db, now, [{ limit: limits.passportPhotos, of: actor.id }])
  const readable = await getReadableFile(db, fileId, actor, now)
  const { file } = readable
  const isPhoto = file.request_id === requestId && file.media_type.startsWith('image/')
  demand(isPhoto && file.role === 'document', 'not-a-photo')
  const open = () => openFile(deps.files, file)
  const bytes = await buffer(await openRecorded(deps, { ...readable, kind: 'opened' }, actor, open))
  const today = dayAt(now, await getTimeZone(db))
  // One at a time, because each takes the processor for some seconds.
  const reading = queue.then(async () =>
    readPhoto(await drawPicture(bytes, file.media_type), today),
  )
  queue = reading.catch(() => undefined)
  const read = await reading.catch(() => ({ kind: 'unread', why: 'lines' }) as const)
  return read.kind === 'read' ? toProposal(read) : read
}
