import { describe, expect, test } from 'vitest'
import type { Command } from './commands.ts'
import { noticesOf } from './notices.ts'
import { possibleCommands } from './possible-commands.ts'
import { after, at, freshRequest, monday } from './testing/request-state.ts'
import { transition } from './transition.ts'

const quoted = after(freshRequest(), {
  kind: 'submitQuote',
  depositCents: 2_000,
  totalCents: 4_500,
})
const paid = after(quoted, { kind: 'recordPaid', paidCents: 4_500 })
const cancelled = after(paid, { kind: 'close', reason: '' })

function refundOf(refundCents: number): Command {
  return { kind: 'recordRefund', refundCents, reason: 'Cancelled' }
}

describe('a refund', () => {
  test('lowers what was paid, also after the request is cancelled', () => {
    expect(after(paid, refundOf(1_000)).paidCents).toBe(3_500)
    expect(after(cancelled, refundOf(4_500)).paidCents).toBe(0)
  })

  test.each([0, -1, 0.5, 4_501])('of %d cents is refused if 4500 were paid', (refundCents) => {
    expect(transition(cancelled, refundOf(refundCents), at(monday))).toEqual({
      kind: 'refused',
      why: 'refund-out-of-range',
    })
  })

  test('is recorded once if the call is repeated, and twice if the clerk has seen the first', () => {
    const first = after(cancelled, refundOf(1_000))
    const repeated = at(monday, { seenVersion: cancelled.version })
    const second = at(monday, { seenVersion: first.version })

    expect(transition(first, refundOf(1_000), repeated)).toEqual({ kind: 'unchanged' })
    expect(transition(first, refundOf(1_000), second)).toMatchObject({ next: { paidCents: 2_500 } })
  })

  test('is told to the customer in one mail', () => {
    const next = after(cancelled, refundOf(4_500))
    const change = { event: 'refunded', parts: ['office'], before: cancelled, next } as const
    expect(noticesOf(change)).toEqual(['refund-recorded'])
  })

  test('is offered while something is paid', () => {
    const all = [quoted, paid, cancelled, after(cancelled, refundOf(4_500))]
    const offered = all.filter((request) =>
      possibleCommands(request, ['office']).includes('recordRefund'),
    )
    expect(offered).toEqual([paid, cancelled])
  })
})

describe('completing the payment with an amount', () => {
  test('records the amount and starts the work in one step', () => {
    const started = after(quoted, { kind: 'completePayment', paidCents: 2_000 })
    expect([started.stage, started.paidCents]).toEqual(['translate', 2_000])
    const change = { event: 'paid', parts: ['office'], before: quoted, next: started } as const
    expect(noticesOf(change)).toEqual(['payment-recorded'])
  })

  test('refuses more than the price', () => {
    const tooMuch = { kind: 'completePayment', paidCents: 4_501 } as const
    expect(transition(quoted, tooMuch, at(monday))).toMatchObject({ why: 'paid-out-of-range' })
  })
})
