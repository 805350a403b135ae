import { uploadLinkMinutes } from '@kakehashi/domain/counter/upload-link'
import type { Transaction } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import { hashToken, newToken } from '../../../accounts/sessions/tokens.ts'
import { after, duration } from '../../../clock.ts'
import type { DB } from '../../../db/schema.gen.ts'
import type { Deps } from '../../../deps.ts'
import { publishToPeople } from '../../../outbox/publish-change.ts'
import { Refusal } from '../../../refusal.ts'
import { countAttempts, limits } from '../../../throttle.ts'
import {
  findUploadLink,
  findUploadLinkByToken,
  insertUploadLink,
  listLinkFiles,
  lockUploadLink,
  saveUploadLink,
  type UploadLinkRow,
} from './queries.ts'

/** Only the hash is stored, so the token is shown once. A renewed link has a new one. */
export async function createUploadLink(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  clerkId: string,
  renewed?: string,
): Promise<{ link: UploadLinkRow; token: string }> {
  const now = clock.now()
  await countAttempts(db, now, [{ limit: limits.uploadLinks, of: clerkId }])
  const token = newToken()
  const expires_at = after(now, uploadLinkMinutes * duration.minute)
  const opened = { token_hash: hashToken(token), expires_at, ended_at: null }
  const link = await db.transaction().execute(async (trx) => {
    if (renewed === undefined) {
      return insertUploadLink(trx, {
        id: uuidv7(),
        clerk_id: clerkId,
        created_at: now,
        ...opened,
      })
    }
    await lockOwnLink(trx, renewed, clerkId)
    return saveUploadLink(trx, renewed, opened)
  })
  return { link, token }
}

async function lockOwnLink(trx: Transaction<DB>, id: string, clerkId: string): Promise<void> {
  const link = await lockUploadLink(trx, id)
  if (link?.clerk_id !== clerkId) throw new Refusal('not-found')
}

export async function getOwnLink(
  { db }: Pick<Deps, 'db'>,
  id: string,
  clerkId: string,
): Promise<UploadLinkRow> {
  const link = await findUploadLink(db, id, clerkId)
  if (!link) throw new Refusal('not-found')
  return link
}

export function isOpen(link: UploadLinkRow | undefined, now: Date): link is UploadLinkRow {
  return link !== undefined && link.ended_at === null && link.expires_at > now
}

/** A wrong token and one of a link that has ended look alike. */
export async function getOpenLink(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  token: string,
): Promise<UploadLinkRow> {
  const link = await findUploadLinkByToken(db, hashToken(token))
  if (!isOpen(link, clock.now())) throw new Refusal('upload-link-ended')
  return link
}

/** What is being sent meanwhile is refused. Returns what has arrived. */
export async function endLink(
  trx: Transaction<DB>,
  id: string,
  clerkId: string,
  now: Date,
): Promise<string[]> {
  await lockOwnLink(trx, id, clerkId)
  await saveUploadLink(trx, id, { ended_at: now })
  await publishToPeople(trx, { type: 'UploadLink', id }, [clerkId])
  const files = await listLinkFiles(trx, id)
  return files
    .filter(({ status, request_id }) => status !== 'refused' && request_id === null)
    .map((file) => file.id)
}
