import type { Actor } from '@kakehashi/domain/people/permissions'
import type { Transaction } from 'kysely'
import type { DB } from '../db/schema.gen.ts'
import { lockFile } from '../documents/queries.ts'
import { recordEvent } from '../events/record.ts'
import { publishChange } from '../outbox/publish-change.ts'
import { demand, Refusal } from '../refusal.ts'
import { findTrayDocument, savePutAside, type TrayRow } from './queries.ts'

/** Leaves a document out of the tray, or puts it back. */
export async function putAside(
  trx: Transaction<DB>,
  fileId: string,
  isPutAside: boolean,
  actor: Actor,
  now: Date,
): Promise<TrayRow> {
  await lockFile(trx, fileId)
  const document = await findTrayDocument(trx, fileId)
  if (!document) throw new Refusal('file-gone')
  // A repeated call after a lost reply.
  if ((document.put_aside_at !== null) === isPutAside) return document
  const put_aside_at = isPutAside ? now : null
  demand(await savePutAside(trx, fileId, put_aside_at), 'file-gone')
  await recordEvent(trx, {
    kind: isPutAside ? 'file.put-aside' : 'file.put-back',
    at: now,
    actorId: actor.id,
    subject: { kind: 'file', id: fileId },
  })
  await publishChange(trx, { type: 'Tray' }, [])
  return { ...document, put_aside_at }
}
