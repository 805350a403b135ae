import type { Office } from './office.ts'

interface NewPay {
  readonly requestId: string
  readonly contractor: string
  readonly isPaid?: boolean
}

/** A pay of $30, directly in the database. */
export async function seedPay(office: Office, pay: NewPay): Promise<string> {
  const id = crypto.randomUUID()
  const paid = { paid_at: office.clock.now(), paid_by: pay.contractor }
  await office.db
    .insertInto('pays')
    .values({
      id,
      request_id: pay.requestId,
      contractor_id: pay.contractor,
      month: '2026-11-01',
      amount_cents: 3_000,
      ...(pay.isPaid && paid),
    })
    .execute()
  return id
}
