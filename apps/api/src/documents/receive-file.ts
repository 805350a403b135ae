import type { FileRole } from '@kakehashi/domain/documents/files'
import type { Actor } from '@kakehashi/domain/people/permissions'
import type { Deps } from '../deps.ts'
import type { IncomingFile } from '../http/upload.ts'
import { countAttempts, limits } from '../throttle.ts'
import type { FileRow } from './queries.ts'
import { type Sender, storeUpload } from './store-upload.ts'
import { openDayQuota } from './uploads/day-quota.ts'

/** Stores the upload of somebody who is signed in. */
export async function receiveFile(
  deps: Deps,
  incoming: IncomingFile,
  role: FileRole,
  actor: Actor,
  onStored?: Sender['onStored'],
): Promise<FileRow> {
  const { db, clock, uploadQuotas } = deps
  await countAttempts(db, clock.now(), [{ limit: limits.uploads, of: actor.id }])
  return storeUpload(deps, incoming, role, {
    uploaderId: actor.id,
    openQuota: () => openDayQuota(db, clock.now(), actor.id, uploadQuotas),
    ...(onStored && { onStored }),
  })
}
