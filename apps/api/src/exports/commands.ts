import type { askForExport as endpoint } from '@kakehashi/contract/exports'
import type { BodyOf } from '@kakehashi/contract/http/endpoint'
import { exportHours } from '@kakehashi/domain/data-files/exports'
import type { Transaction } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import { after, duration } from '../clock.ts'
import { addJob } from '../db/add-job.ts'
import type { DB } from '../db/schema.gen.ts'
import { recordEvent } from '../events/record.ts'
import type { AuthContext } from '../http/auth-context.ts'
import { publishChange } from '../outbox/publish-change.ts'
import { Refusal } from '../refusal.ts'
import { countAction, limits } from '../throttle.ts'
import { type ExportRow, findExport, insertExport } from './queries.ts'

const exportAttempts = 5

export async function askForExport(
  trx: Transaction<DB>,
  { kind, format, from, to }: BodyOf<typeof endpoint>,
  { actor, language }: Pick<AuthContext, 'actor' | 'language'>,
  now: Date,
): Promise<string> {
  await countAction(trx, now, { limit: limits.exports, of: actor.id })
  const id = uuidv7()
  await insertExport(trx, {
    id,
    kind,
    format,
    language,
    from_day: from,
    to_day: to,
    asked_at: now,
    asked_by: actor.id,
    state: 'waiting',
    expires_at: after(now, exportHours * duration.hour),
  })
  await report(trx, 'export.asked', id, actor.id, now)
  // One at a time: each reads many rows.
  await addJob(
    trx,
    'write-export',
    { exportId: id },
    { queue: 'exports', maxAttempts: exportAttempts },
  )
  return id
}

/** Recorded before a byte of it leaves. */
export async function recordFetch(
  trx: Transaction<DB>,
  id: string,
  actorId: string,
  now: Date,
): Promise<ExportRow> {
  const row = await findExport(trx, id)
  if (row?.state !== 'ready' || row.expires_at <= now) throw new Refusal('export-gone')
  await report(trx, 'export.fetched', id, actorId, now)
  return row
}

async function report(
  trx: Transaction<DB>,
  kind: 'export.asked' | 'export.fetched',
  id: string,
  actorId: string,
  now: Date,
): Promise<void> {
  await recordEvent(trx, { kind, at: now, actorId, subject: { kind: 'export', id } })
  await publishChange(trx, { type: 'Exports' }, [])
}
