import type { Revocation } from '@kakehashi/domain/certificates/certificate'
import type { Actor } from '@kakehashi/domain/people/permissions'
import { isTranslationAvailable } from '@kakehashi/domain/request/state'
import type { Transaction } from 'kysely'
import type { DB } from '../../db/schema.gen.ts'
import { enqueueNotice } from '../../outbox/enqueue-notices.ts'
import { seenByCustomer } from '../../outbox/held-move.ts'
import { Refusal } from '../../refusal.ts'
import { lockVisibleRequest } from '../access.ts'
import type { RequestRow } from '../queries.ts'
import { stateOf } from '../state.ts'
import { type CertificateRow, findCertificate, findStanding, saveStanding } from './queries.ts'
import { recordCertificateEvent, saveCertificateChange } from './save-change.ts'

interface Revoked {
  readonly because: Revocation
  readonly by: string
  readonly reason?: string
  readonly now: Date
}

/**
 * It stays known: whoever checks it is told that it no longer stands. Its customer is told too, if
 * they had it or could have had it. `row` is the request as it was until now.
 */
async function revoke(
  trx: Transaction<DB>,
  row: RequestRow,
  { id, fetched_at }: CertificateRow,
  { because, by, reason = '', now }: Revoked,
): Promise<boolean> {
  const wasAvailable = isTranslationAvailable(stateOf(seenByCustomer(row, now)))
  const isNews = await saveStanding(trx, id, {
    revoked_at: now,
    revoked_by: by,
    revoked_because: because,
    revoked_reason: reason || null,
    was_available: wasAvailable,
  })
  if (isNews && (wasAvailable || fetched_at !== null)) {
    await enqueueNotice(trx, row, 'certificate-revoked', now)
  }
  return isNews
}

/** A repeated call changes nothing. */
export async function revokeCertificate(
  trx: Transaction<DB>,
  ids: { readonly requestId: string; readonly certificateId: string },
  reason: string,
  actor: Actor,
  now: Date,
): Promise<void> {
  const { row } = await lockVisibleRequest(trx, ids.requestId, actor)
  const certificate = await findCertificate(trx, ids.certificateId)
  if (certificate?.request_id !== row.id) throw new Refusal('not-found')
  const isErased = row.content_erased_at !== null
  if (!isErased && reason === '') {
    throw new Refusal('invalid-fields', { fields: { reason: 'reason-required' } })
  }
  const isNews = await revoke(trx, row, certificate, {
    because: 'by-staff',
    by: actor.id,
    // Nothing would ever erase it.
    reason: isErased ? '' : reason,
    now,
  })
  if (isNews) await saveCertificateChange(trx, row, 'certificate-revoked', actor.id, now)
}

/** Before another one is issued, which the history tells of. */
export async function revokeReplaced(
  trx: Transaction<DB>,
  row: RequestRow,
  revoked: Omit<Revoked, 'because'>,
): Promise<void> {
  const standing = await findStanding(trx, row.id)
  if (standing) await revoke(trx, row, standing, { ...revoked, because: 'replaced' })
}

/** Call it when the request leaves the stages of a finished translation, or gets another one. */
export async function revokeStanding(
  trx: Transaction<DB>,
  row: RequestRow,
  revoked: Revoked,
): Promise<void> {
  const standing = await findStanding(trx, row.id)
  if (!standing || !(await revoke(trx, row, standing, revoked))) return
  await recordCertificateEvent(trx, 'certificate-revoked', row.id, revoked.by, revoked.now)
}
