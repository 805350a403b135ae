import type { Revocation } from '@kakehashi/domain/certificates/certificate'
import type { Actor } from '@kakehashi/domain/people/permissions'
import type { Transaction } from 'kysely'
import type { DB } from '../../db/schema.gen.ts'
import { Refusal } from '../../refusal.ts'
import { lockVisibleRequest } from '../access.ts'
import { findCertificate, findNewest, saveStanding } from './queries.ts'
import { recordCertificateEvent, saveCertificateChange } from './save-change.ts'

interface Revoked {
  readonly because: Revocation
  readonly by: string
  readonly reason?: string
  readonly now: Date
}

/** It stays known: whoever checks it is told that it no longer stands. */
export function revoke(
  trx: Transaction<DB>,
  id: string,
  { because, by, reason = '', now }: Revoked,
): Promise<boolean> {
  return saveStanding(trx, id, {
    revoked_at: now,
    revoked_by: by,
    revoked_because: because,
    revoked_reason: reason || null,
  })
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
  const isNews = await revoke(trx, certificate.id, {
    because: 'by-staff',
    by: actor.id,
    reason,
    now,
  })
  if (isNews) await saveCertificateChange(trx, row, 'certificate-revoked', actor.id, now)
}

/** Call it when the request leaves the stages of a finished translation, or gets another one. */
export async function revokeStanding(
  trx: Transaction<DB>,
  requestId: string,
  revoked: Revoked,
): Promise<void> {
  const newest = await findNewest(trx, requestId)
  if (!newest || !(await revoke(trx, newest.id, revoked))) return
  await recordCertificateEvent(trx, 'certificate-revoked', requestId, revoked.by, revoked.now)
}
