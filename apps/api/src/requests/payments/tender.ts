import type { BodyOf } from '@kakehashi/contract/http/endpoint'
import type { receivePayment } from '@kakehashi/contract/requests/payments'
import { amountText, cashUnits } from '@kakehashi/domain/payments/cash'
import { drawerOf } from '@kakehashi/domain/payments/methods'
import { yenOf } from '@kakehashi/domain/payments/yen'
import type { Command } from '@kakehashi/domain/request/commands'
import { Refusal } from '../../refusal.ts'

/** What was given is in dollars or yen. */
type SentTender = Pick<BodyOf<typeof receivePayment>, 'method' | 'yenRate' | 'given'>

/** What was given is in cents or yen. */
interface Tender extends Omit<SentTender, 'given'> {
  readonly givenUnits: number | undefined
}

export function readTender({ method, yenRate, given }: SentTender): Tender {
  if (given === undefined) return { method, yenRate, givenUnits: undefined }
  const givenUnits = cashUnits(drawerOf(method) ?? 'usd', given)
  if (givenUnits === undefined) {
    throw new Refusal('invalid-fields', { fields: { given: 'amount-format' } })
  }
  return { method, yenRate, givenUnits }
}

export function receiveCommand(
  receivedCents: number,
  { method, yenRate, givenUnits }: Tender,
): Command {
  return {
    kind: 'receivePayment',
    receivedCents,
    method,
    ...(yenRate !== undefined && { yenRate }),
    ...(givenUnits !== undefined && { given: givenUnits }),
  }
}

/**
 * Several payments, by the id of their request, that are handed over together. Each gets what it
 * costs, and the last also what is too much, so its entry has the change of all.
 */
export function receiveTogether(
  payments: ReadonlyMap<string, number>,
  tender: Tender,
): Map<string, Command> {
  const { givenUnits: given, method, yenRate } = tender
  const drawer = drawerOf(method)
  const isYen = drawer === 'jpy' && yenRate !== undefined
  const dueOf = (cents: number) => (isYen ? yenOf(cents, yenRate) : cents)
  const due = [...payments.values()].reduce((sum, cents) => sum + dueOf(cents), 0)
  if (drawer && given !== undefined && given < due) {
    throw new Refusal('given-too-little', { values: { due: amountText(drawer, due) } })
  }
  const last = [...payments.keys()].at(-1)
  const partOf = (id: string, cents: number) =>
    given === undefined ? given : dueOf(cents) + (id === last ? given - due : 0)
  return new Map(
    [...payments].map(([id, cents]) => {
      const part = { method, yenRate, givenUnits: partOf(id, cents) }
      return [id, receiveCommand(cents, part)]
    }),
  )
}
