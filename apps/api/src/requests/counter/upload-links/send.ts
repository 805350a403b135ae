import { uploadLinkFiles, uploadLinkMegabytes } from '@kakehashi/domain/counter/upload-link'
import type { FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import { duration } from '../../../clock.ts'
import type { DB } from '../../../db/schema.gen.ts'
import type { Deps } from '../../../deps.ts'
import { storeUpload } from '../../../documents/store-upload.ts'
import type { DayQuota } from '../../../documents/uploads/day-quota.ts'
import type { IncomingFile } from '../../../http/upload.ts'
import { publishToPeople } from '../../../outbox/publish-change.ts'
import { Refusal } from '../../../refusal.ts'
import { addToCount, countAttempts, limits, readCount } from '../../../throttle.ts'
import { getOpenLink, isOpen } from './links.ts'
import { insertLinkFile, listLinkFiles, lockUploadLink } from './queries.ts'

const kilobyte = 1024
/** Longer than a link is open. */
export const sentKilobytes = { name: 'upload-link-kilobytes', within: duration.hour }

/** 'Bearer ...', in a header: an address would be logged by proxies. */
export function tokenOf({ headers }: Pick<FastifyRequest, 'headers'>): string {
  const [, token] = /^Bearer ([\w-]{1,200})$/.exec(headers.authorization ?? '') ?? []
  if (token === undefined) throw new Refusal('upload-link-ended')
  return token
}

/** The file belongs to the clerk until the order is taken; the sender gets nothing to read it. */
export async function receiveByLink(
  deps: Pick<Deps, 'db' | 'clock' | 'files'>,
  token: string,
  incoming: IncomingFile,
  address: string,
): Promise<void> {
  const { db, clock } = deps
  await countAttempts(db, clock.now(), [{ limit: limits.uploadLinkAddress, of: address }])
  const { id, clerk_id: clerkId } = await getOpenLink(deps, token)
  await countAttempts(db, clock.now(), [{ limit: limits.uploadLinkFiles, of: id }])
  demandFewer((await listLinkFiles(db, id)).length)
  await storeUpload(deps, incoming, 'document', {
    uploaderId: clerkId,
    placeOf: id,
    openQuota: () => openLinkQuota(db, clock.now(), id),
    async onStored(trx, file) {
      // It may have ended, or been filled, while the file was on its way.
      if (!isOpen(await lockUploadLink(trx, id), clock.now())) {
        throw new Refusal('upload-link-ended')
      }
      demandFewer((await listLinkFiles(trx, id)).length)
      await insertLinkFile(trx, id, file.id)
      await publishToPeople(trx, { type: 'UploadLink', id }, [clerkId])
    },
  })
}

function demandFewer(count: number): void {
  if (count >= uploadLinkFiles) throw full()
}

function full(): Refusal {
  const values = { files: uploadLinkFiles, megabytes: uploadLinkMegabytes }
  return new Refusal('upload-link-full', { values })
}

async function openLinkQuota(db: Kysely<DB>, now: Date, linkId: string): Promise<DayQuota> {
  const counted = { limit: sentKilobytes, of: linkId }
  const { count } = await readCount(db, now, counted)
  return {
    demandRoomFor(bytes) {
      if (count * kilobyte + bytes > uploadLinkMegabytes * kilobyte * kilobyte) throw full()
    },
    add: (bytes) => addToCount(db, now, counted, Math.ceil(bytes / kilobyte)),
  }
}
