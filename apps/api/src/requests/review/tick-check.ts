import type { Actor } from '@kakehashi/domain/people/permissions'
import type { ReviewCheck } from '@kakehashi/domain/review/checklist'
import type { Transaction } from 'kysely'
import type { DB } from '../../db/schema.gen.ts'
import { findFile } from '../../documents/queries.ts'
import { recordEvent } from '../../events/record.ts'
import { publishChange } from '../../outbox/publish-change.ts'
import { demand, Refusal } from '../../refusal.ts'
import { lockVisibleRequest } from '../access.ts'
import { findPrinted } from '../translation-drafts/printed-translations.ts'
import { checksOf, deleteTick, insertTick } from './ticks.ts'

interface Tick {
  readonly requestId: string
  /** The file that was on screen. */
  readonly translation: string
  readonly check: ReviewCheck
  readonly isTicked: boolean
}

/** Under the lock of the request, so that no newer version gets a tick that was meant for this one. */
export async function tickCheck(
  trx: Transaction<DB>,
  { requestId, translation, check, isTicked }: Tick,
  actor: Actor,
  now: Date,
): Promise<void> {
  const { row } = await lockVisibleRequest(trx, requestId, actor)
  demand(row.content_erased_at === null, 'content-erased')
  demand(row.stage === 'review' && row.closed_at === null, 'not-in-review')
  demand(row.translation_id === translation, 'translation-replaced')
  const file = await findFile(trx, translation)
  if (!file || !checksOf(await findPrinted(trx, file.id)).includes(check)) {
    throw new Refusal('not-found')
  }
  const line = { request_id: requestId, sha256: file.sha256, check_key: check }
  const isChanged = isTicked
    ? await insertTick(trx, { ...line, ticked_at: now, ticked_by: actor.id })
    : await deleteTick(trx, line)
  if (!isChanged) return
  await recordEvent(trx, {
    kind: isTicked ? 'request.check-ticked' : 'request.check-unticked',
    at: now,
    actorId: actor.id,
    subject: { kind: 'request', id: requestId },
    fields: [check],
  })
  await publishChange(trx, { type: 'Request', id: requestId }, [])
}
