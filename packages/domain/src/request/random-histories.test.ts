import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sampleCalendar } from '../calendar/testing/sample-calendar.ts'
import type { Person, RequestModel } from './testing/request-model.ts'
import { applyToModel } from './testing/model-commands.ts'
import { hasReadyDay, newModel, receivedSum, standingQuote } from './testing/request-model.ts'
import { freshRequest, orderedAt } from './testing/request-state.ts'
import type { Actor } from '../people/permissions.ts'
import { noRoles } from '../people/roles.ts'
import type { Command } from './commands.ts'
import { commandKinds, partsOf } from './commands.ts'
import { atTheCounter, deliveryWays } from './delivery.ts'
import { endOf } from './desk-access.ts'
import type { Stage } from './stage.ts'
import { flagsOf, stages } from './stage.ts'
import type { RequestState } from './state.ts'
import { isCompleted, isTranslationAvailable } from './state.ts'
import { transition } from './transition.ts'

const runs = Number(process.env['HISTORIES'] ?? 10_000)
const start = orderedAt.getTime()

const people: readonly Person[] = [
  { id: 'customer', isClerk: false, isOwner: false, isCustomer: true },
  { id: 'another customer', isClerk: false, isOwner: false, isCustomer: false },
  { id: 'first clerk', isClerk: true, isOwner: false, isCustomer: false },
  { id: 'second clerk', isClerk: true, isOwner: false, isCustomer: false },
  { id: 'owner', isClerk: true, isOwner: true, isCustomer: false },
  { id: 'translator', isClerk: false, isOwner: false, isCustomer: false },
  { id: 'contractor', isClerk: false, isOwner: false, isCustomer: false },
]

function asActor({ id, isClerk, isOwner }: Person): Actor {
  const isTranslator = id === 'translator'
  const isContractor = id === 'contractor'
  const flags = { ...noRoles, isAdmin: isClerk, isOwner, isTranslator, isContractor }
  return { id, ...flags, signInRequirement: null }
}

const cents = fc.constantFrom(-1, 0, 1, 2_500, 5_000, 12_345, 100_000_000, 100_000_001)
const reason = fc.constantFrom('', 'too expensive')
function aDelivery(one: number, other: number): Command {
  const meetingPlace = one > other ? 'Gate 1' : null
  const delivery = meetingPlace === null ? deliveryWays[Math.abs(one) % 4] : 'meeting'
  return {
    kind: 'changeDelivery',
    ...atTheCounter,
    delivery: delivery ?? 'counter',
    meetingPlace,
  }
}
const aCommand: fc.Arbitrary<Command> = fc
  .record({ kind: fc.constantFrom(...commandKinds), one: cents, other: cents, reason })
  .map(({ kind, one, other, reason: why }): Command => {
    switch (kind) {
      case 'submitQuote':
        return { kind, depositCents: Math.min(one, other), totalCents: Math.max(one, other) }
      case 'recordPaid':
        return { kind, paidCents: one }
      case 'receivePayment':
        return { kind, receivedCents: one, method: other > 0 ? 'cash-usd' : 'card' }
      case 'correctPayment':
        return { kind, paymentId: 'an entry', differenceCents: one, reason: why }
      case 'acceptQuote':
        return { kind, quoteVersion: 1 + (Math.abs(one) % 3) }
      case 'declineQuote':
        return { kind, quoteVersion: 1 + (Math.abs(one) % 3), reason: why }
      case 'assignTranslator':
        return { kind, translatorId: one > other ? 'translator' : 'contractor' }
      case 'submitTranslation':
        return { kind, fileId: one > 0 ? 'first file' : 'second file' }
      case 'continueReview':
        return { kind, fileId: one > 0 ? 'reviewed file' : null }
      case 'returnToTranslator':
        return { kind, reason: why, fileId: null }
      case 'stepBack':
        return { kind, from: stages[Math.abs(one) % 6] ?? 'complete', reason: why }
      case 'close':
        return { kind, reason: why }
      case 'promise':
        return { kind, day: one > 0 ? '2026-12-01' : '2026-12-02', reason: why }
      case 'changeDelivery':
        return aDelivery(one, other)
      case 'completePayment':
      case 'deliver':
        return one > other ? { kind, paidCents: one } : { kind }
      case 'recordRefund':
        return { kind, refundCents: one, reason: why, lowersPrice: other > 0 }
      case 'declineWork':
        return { kind, reason: why }
      case 'acceptWork':
      case 'withdrawTranslation':
      case 'releaseTranslation':
      case 'reopen':
        return { kind }
    }
  })

/** Commands that reach the next stage. Without them, most random histories stay at the first. */
const nextCommands: Readonly<Record<Stage, readonly Command[]>> = {
  quote: [{ kind: 'submitQuote', depositCents: 2_500, totalCents: 5_000 }],
  payment: [{ kind: 'completePayment' }, { kind: 'recordPaid', paidCents: 5_000 }],
  translate: [{ kind: 'submitTranslation', fileId: 'first file' }],
  review: [{ kind: 'continueReview', fileId: null }],
  delivery: [{ kind: 'deliver' }],
  complete: [{ kind: 'recordPaid', paidCents: 5_000 }],
}
const step = fc.record({
  command: fc.oneof(
    { weight: 1, arbitrary: aCommand },
    { weight: 1, arbitrary: fc.constantFrom(0, 1) },
  ),
  who: fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...people.slice(2, 5)) },
    { weight: 2, arbitrary: fc.constantFrom(...people) },
  ),
  /** How many versions behind the person's view is; undefined sends no version. */
  versionsBehind: fc.constantFrom(undefined, undefined, undefined, 0, 0, 1, 2),
  hours: fc.constantFrom(0, 0, 1, 30, 800),
})

/** The fields that the request and the model must agree on. */
function summaryOfRequest(request: RequestState) {
  return {
    ...flagsOf(request.stage),
    isCompleted: isCompleted(request),
    isTranslationAvailable: isTranslationAvailable(request),
    isClosed: request.closedAt !== null,
    depositCents: request.depositCents,
    totalCents: request.totalCents,
    paidCents: request.paidCents,
    quotes: request.quotesMade,
    answer: request.quote?.answer ?? '',
    translator: request.translatorId ?? '',
    isAccepted: request.acceptedAt !== null,
    wanted: [request.delivery, request.meetingPlace].filter((text) => text !== null).join(' '),
    hasDate: request.promisedOn !== null,
    changes: request.version - 1,
  }
}

function summaryOfModel(model: RequestModel) {
  const { done } = model
  const paid = receivedSum(model)
  const isSettled = done.has('delivered') && paid === model.total
  return {
    isQuoted: done.has('quoted'),
    isPaid: done.has('paid'),
    isTranslated: done.has('translated'),
    isReviewed: done.has('reviewed'),
    isDelivered: done.has('delivered'),
    isCompleted: isSettled || model.isCancelled,
    isTranslationAvailable:
      done.has('delivered') || model.isReleased || (done.has('reviewed') && paid === model.total),
    isClosed: model.isCancelled,
    depositCents: model.deposit,
    totalCents: model.total,
    paidCents: paid,
    quotes: model.quotes.length,
    answer: standingQuote(model)?.answer ?? '',
    translator: model.translator,
    isAccepted: model.isAccepted,
    wanted: model.wanted,
    hasDate: hasReadyDay(model),
    changes: model.entries.length,
  }
}

test(
  `${runs} random histories by seven people match the independent model`,
  { timeout: 60_000 },
  () => {
    let finished = 0
    fc.assert(
      fc.property(fc.array(step, { minLength: 1, maxLength: 40, size: 'max' }), (steps) => {
        let request = freshRequest()
        const model = newModel()
        const actual: string[] = []
        const expected: string[] = []
        let now = start
        for (const { command: drawn, who, versionsBehind, hours } of steps) {
          const choices = nextCommands[request.stage]
          const command = typeof drawn === 'number' ? (choices[drawn] ?? choices[0]) : drawn
          if (!command) throw new Error(`No next command at ${request.stage}`)
          now += hours * 3_600_000
          const outcome = transition(request, command, {
            actorId: who.id,
            parts: partsOf(asActor(who), {
              userId: 'customer',
              translatorId: request.translatorId,
              endedAt: endOf(request),
            }),
            seenVersion:
              versionsBehind === undefined ? undefined : request.version - versionsBehind,
            now: new Date(now),
            calendar: sampleCalendar(),
            quoteValidDays: 30,
          })
          const seen =
            versionsBehind === undefined ? undefined : model.entries.length - versionsBehind
          const result = applyToModel(model, who, command, seen, now)
          if (outcome.kind === 'changed') request = outcome.next
          actual.push(JSON.stringify([command, who.id, outcome.kind, summaryOfRequest(request)]))
          expected.push(JSON.stringify([command, who.id, result, summaryOfModel(model)]))
        }
        expect(actual).toEqual(expected)
        if (request.completedAt) finished += 1
      }),
      { numRuns: runs },
    )
    // Histories that never complete would prove little.
    expect(finished).toBeGreaterThan(runs / 20)
  },
)

test('each stage keeps the time at which it was reached', () => {
  const moment = {
    actorId: 'first clerk',
    parts: ['office'] as const,
    seenVersion: undefined,
    now: new Date(start),
    calendar: sampleCalendar(),
    quoteValidDays: 30,
  }
  const commands: Command[] = [
    { kind: 'submitQuote', depositCents: 0, totalCents: 100 },
    { kind: 'completePayment' },
    { kind: 'submitTranslation', fileId: 'a' },
    { kind: 'continueReview', fileId: null },
    { kind: 'deliver' },
  ]
  let request = freshRequest()
  for (const [index, command] of commands.entries()) {
    const outcome = transition(request, command, {
      ...moment,
      now: new Date(start + (index + 1) * 60_000),
    })
    if (outcome.kind !== 'changed') throw new Error(`${command.kind} was ${outcome.kind}`)
    request = outcome.next
  }
  const minutes = (at: Date | null) => at && (at.getTime() - start) / 60_000

  expect({
    quoted: minutes(request.quotedAt),
    paid: minutes(request.paidAt),
    translated: minutes(request.translatedAt),
    reviewed: minutes(request.reviewedAt),
    delivered: minutes(request.deliveredAt),
    completed: minutes(request.completedAt),
  }).toEqual({ quoted: 1, paid: 2, translated: 3, reviewed: 4, delivered: 5, completed: null })
})
