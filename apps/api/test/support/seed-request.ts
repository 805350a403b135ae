import { randomBytes } from 'node:crypto'
import { sampleOffice } from '@kakehashi/domain/sample/office'
import { orderNumber } from '@kakehashi/domain/request/submitted-details'
import type { Stage } from '@kakehashi/domain/request/stage'
import { stages } from '@kakehashi/domain/request/stage'
import { v7 as uuidv7 } from 'uuid'
import { after, duration } from '../../src/clock.ts'
import { nextOrderCount } from '../../src/requests/order-numbers.ts'
import { insertRequest, saveRequest } from '../../src/requests/queries.ts'
import { insertMove } from '../../src/requests/moves/queries.ts'
import { requestSearchWords } from '../../src/requests/request-search-words.ts'
import { saveSearchWords } from '../../src/search-index/queries.ts'
import { findUser } from '../../src/accounts/people/queries.ts'
import type { Office } from './office.ts'
import { seedService } from './services.ts'

interface RequestOptions {
  readonly stage?: Stage
  readonly translatorId?: string
  readonly paidCents?: number
  readonly isClosed?: boolean
  readonly createdAt?: Date
  readonly promisedOn?: string
}

/** Inserts a request at any stage directly into the database. */
export async function seedRequest(
  office: Office,
  userId: string,
  {
    stage = 'quote',
    translatorId,
    paidCents = 0,
    isClosed = false,
    createdAt,
    promisedOn,
  }: RequestOptions = {},
): Promise<string> {
  const { db, clock } = office
  const serviceId = await seedService(office)
  const user = await findUser(db, userId)
  if (!user) throw new Error('no user has this id')
  const now = createdAt ?? clock.now()
  const id = uuidv7()
  const reached = stages.indexOf(stage)
  const at = (step: number) => (reached >= step ? now : null)
  await db.transaction().execute(async (trx) => {
    const number = orderNumber(sampleOffice.orderPrefix, 2026, await nextOrderCount(trx, 2026))
    const { first_name, middle_name, last_name, name_ja, name_kana, email, phone } = user
    const contact = { first_name, middle_name, last_name, name_ja, name_kana, email, phone }
    const total = reached >= 1 ? 10_000 : 0
    await insertRequest(trx, {
      id,
      order_number: number,
      user_id: userId,
      ...contact,
      service_id: serviceId,
      service_name: 'Sample',
      usual_working_days: 3,
      stage,
      created_at: now,
      quoted_at: at(1),
      paid_at: at(2),
      translated_at: at(3),
      reviewed_at: at(4),
      delivered_at: at(5),
      completed_at: stage === 'complete' && paidCents === total ? now : null,
      closed_at: isClosed ? now : null,
      deposit_cents: total / 2,
      total_cents: total,
      paid_cents: paidCents,
      quote_version: reached >= 1 ? 1 : 0,
      translator_id: translatorId ?? null,
      promised_on: promisedOn ?? null,
      last_at: now,
    })
    await saveSearchWords(
      trx,
      'request',
      id,
      requestSearchWords({ order_number: number, ...contact }),
    )
    if (reached < 1) return
    const quote = {
      request_id: id,
      version: 1,
      deposit_cents: total / 2,
      total_cents: total,
      quoted_at: now,
      quoted_by: userId,
      expires_at: after(now, 30 * duration.day),
    }
    await trx.insertInto('quotes').values(quote).execute()
  })
  if (reached >= 3) {
    const uploader = translatorId ?? userId
    const file = await seedFile(office, uploader, 'translation', id)
    await db.transaction().execute((trx) => saveRequest(trx, id, { translation_id: file }))
  }
  return id
}

/** Inserts the row of a file; nothing is stored for it. */
export async function seedFile(
  { db, clock }: Office,
  uploaderId: string,
  role: 'document' | 'translation',
  requestId: string | null = null,
): Promise<string> {
  const id = uuidv7()
  const now = clock.now()
  await db
    .insertInto('files')
    .values({
      id,
      uploader_id: uploaderId,
      role,
      request_id: requestId,
      attached_at: requestId === null ? null : now,
      name: 'sample.pdf',
      media_type: 'application/pdf',
      size: 1,
      sha256: randomBytes(32),
      object_key: randomBytes(16).toString('hex'),
      key_id: 'sample',
      wrapped_key: randomBytes(8),
      status: 'not-scanned',
      created_at: now,
    })
    .execute()
  return id
}

/** Makes the stage of a quoted request a move that can be undone. */
export async function seedMove(
  { db, clock }: Office,
  requestId: string,
  actorId: string,
): Promise<string> {
  const id = uuidv7()
  await db.transaction().execute(async (trx) => {
    await insertMove(trx, {
      id,
      request_id: requestId,
      kind: 'submitQuote',
      actor_id: actorId,
      at: clock.now(),
      undo_until: after(clock.now(), duration.minute),
      before: JSON.stringify({
        stage: 'quote',
        quoted_at: null,
        quote_version: 0,
        total_cents: 0,
        deposit_cents: 0,
      }),
      notices: '[]',
    })
    await saveRequest(trx, requestId, { held_move_id: id })
  })
  return id
}
