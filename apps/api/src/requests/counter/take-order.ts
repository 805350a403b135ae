import type { BodyOf } from '@kakehashi/contract/http/endpoint'
import type { takeOrder as takeCall } from '@kakehashi/contract/requests/counter'
import { dayAt, yearOf } from '@kakehashi/domain/calendar/day'
import type { Actor } from '@kakehashi/domain/people/permissions'
import type { Command } from '@kakehashi/domain/request/commands'
import type { Transaction } from 'kysely'
import { lockCounters } from '../../counters/queries.ts'
import { findPublishedServiceByName } from '../../services/queries.ts'
import { createAccount } from '../../accounts/people/create-account.ts'
import { findUser, type UserRow } from '../../accounts/people/queries.ts'
import type { DB } from '../../db/schema.gen.ts'
import { getTimeZone } from '../../office/queries.ts'
import type { OfficeSecret } from '../../office-secret.ts'
import { Refusal } from '../../refusal.ts'
import { advanceRequest } from '../commands.ts'
import { createRequest } from '../create.ts'
import { writeNote } from '../notes/commands.ts'
import { lockOrderNumbers } from '../order-numbers.ts'
import { readTender, receiveCommand } from '../payments/tender.ts'
import { lockReceiptNumbers } from '../receipts/queries.ts'
import { createClaimCode } from './claim-codes.ts'
import { endLink } from './upload-links/links.ts'

type Order = BodyOf<typeof takeCall>

interface TakenOrder {
  readonly requestId: string
  readonly claimCode?: string
}

/** Everything in one transaction: a customer at the counter gets all of it or nothing. */
export async function takeOrder(
  trx: Transaction<DB>,
  officeSecret: OfficeSecret,
  body: Order,
  actor: Actor,
  now: Date,
): Promise<TakenOrder> {
  // In the order in which payments and new requests lock them: see docs/decisions/0094.
  const year = yearOf(dayAt(now, await getTimeZone(trx)))
  if (body.payment) await lockReceiptNumbers(trx, year)
  await lockOrderNumbers(trx, year)
  await lockCounters(trx, await countersOf(trx, body))
  const customer = await customerOf(trx, body.customer, actor, now)
  const order = await withLinkFiles(trx, body, actor, now)
  const requestId = await createRequest(trx, order, customer.id, now, actor.id)
  for (const command of commandsOf(body)) {
    // The customer stands at the counter and gets a slip, not a mail about each step.
    const input = { requestId, command, seenVersion: undefined, undoSeconds: 0, isQuiet: true }
    await advanceRequest(trx, input, actor, now)
  }
  if (body.note) {
    const note = { requestId, comment: body.note, audience: 'office' } as const
    await writeNote(trx, note, actor, now)
  }
  const hasAccount = customer.password_hash !== null
  return {
    requestId,
    ...(!hasAccount && { claimCode: await createClaimCode(trx, officeSecret, requestId, now) }),
  }
}

/** Every counter that the new request and its steps change. Those of a new person are their own. */
async function countersOf(trx: Transaction<DB>, { customer, order }: Order): Promise<string[]> {
  const service = await findPublishedServiceByName(trx, order.requestItem)
  const person = 'userId' in customer ? customer.userId : undefined
  return [
    ...(person === undefined
      ? ['branch:OTHER', 'people:customer']
      : ['current', 'orders', 'spent', 'unread'].map((what) => `person:${person}:${what}`)),
    ...(service ? [`service:${service.id}:open`] : []),
    'stage:payment',
    'stage:quote',
    'stage:translate',
    'unread',
  ]
}

async function customerOf(
  trx: Transaction<DB>,
  customer: Order['customer'],
  actor: Actor,
  now: Date,
): Promise<UserRow> {
  if ('userId' in customer) {
    const known = await findUser(trx, customer.userId)
    if (!known) throw new Refusal('not-found')
    return known
  }
  const { user } = await createAccount(
    trx,
    {
      first_name: customer.firstName,
      last_name: customer.lastName,
      name_ja: customer.nameJa,
      name_kana: customer.nameKana,
      phone: customer.phone,
      language: customer.language,
      email: '',
      branch: 'OTHER',
    },
    now,
    actor.id,
  )
  return user
}

/** With what came by the link, also at the last moment: its sender was told that it arrived. */
async function withLinkFiles(
  trx: Transaction<DB>,
  { order, uploadLink }: Order,
  actor: Actor,
  now: Date,
): Promise<Order['order']> {
  if (!uploadLink) return order
  const arrived = await endLink(trx, uploadLink._id, actor.id, now)
  const wanted = arrived.filter((id) => !uploadLink.leftOut.includes(id))
  return { ...order, documents: [...order.documents, ...wanted] }
}

function commandsOf({ quote, payment, isStarted }: Order): Command[] {
  if (!quote) return []
  const { deposit: depositCents, totalPrice: totalCents, lines } = quote
  return [
    { kind: 'submitQuote', depositCents, totalCents, ...(lines.length > 0 && { lines }) },
    ...(payment || isStarted ? [{ kind: 'acceptQuote', quoteVersion: 1 } as const] : []),
    ...(payment ? [receiveCommand(payment.amount, readTender(payment))] : []),
    ...(isStarted ? [{ kind: 'completePayment' } as const] : []),
  ]
}
