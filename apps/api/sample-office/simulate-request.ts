import { addWorkingDays, tokyoDay } from '@kakehashi/domain/calendar'
import type { Ending } from './outcome.ts'
import { originalText, translatedText } from './sample-request.ts'
import type { SamplePerson } from './people.ts'
import { logins } from './people.ts'
import type { Telling } from './request-timeline.ts'
import * as words from './texts/notes-and-reasons.ts'

/** Tells a request's life up to its ending. It only proposes; the rules judge when it is replayed. */
export function tellLife(telling: Telling, ending: Ending, translator: SamplePerson): void {
  place(telling)
  telling.talk('ordered', 0.28)
  if (ending === 'quote') return lookAt(telling, 0.5)
  lookAt(telling, 1)
  quote(telling)
  if (ending === 'expired') return
  if (ending === 'withdrawn') return withdraw(telling)
  if (ending === 'cancelled') return cancel(telling, words.cancelReasons, 40 * 24)
  if (ending === 'declined') return decline(telling)
  telling.talk('quoted', 0.32)
  if (ending === 'payment') return consider(telling)
  pay(telling, ending === 'balance-due')
  if (ending === 'refunded') return refund(telling)
  if (ending === 'unassigned') return
  assign(telling, translator)
  telling.talk('translating', 0.3)
  if (ending === 'translate') return
  translate(telling, translator)
  if (ending === 'review') return
  review(telling)
  telling.talk('ready', 0.4)
  if (ending === 'delivery') return
  handOver(telling, ending === 'balance-due')
}

function place(telling: Telling): void {
  const { order, customer } = telling
  for (const name of order.papers) {
    telling.brings(customer, 'document', name, originalText(order, name))
  }
  telling.does(customer, { kind: 'order' })
}

function lookAt(telling: Telling, probability: number): void {
  const { chance, clerk } = telling
  if (!chance.happens(probability)) return
  telling.officeAfter(0.1, 3)
  telling.officeLooks()
  if (chance.happens(0.25)) {
    telling.does(clerk, { kind: 'note', comment: chance.pick(words.staffNotes) })
  }
}

function quote(telling: Telling): void {
  telling.officeAfter(0.1, 2)
  telling.quotes()
  if (telling.chance.happens(0.08)) quoteAgain(telling)
}

/** A page was forgotten, so the price changes. */
function quoteAgain(telling: Telling): void {
  const { order, customer, price } = telling
  telling.customerAfter(1, 12)
  const name = 'forgotten-page.pdf'
  const paper = telling.brings(customer, 'document', name, originalText(order, name))
  telling.adds(paper)
  telling.officeAfter(0.3, 4)
  telling.officeLooks()
  telling.officeWrites(words.requoteMessages[customer.language])
  telling.price = {
    ...price,
    version: 2,
    depositCents: price.depositCents + 500,
    totalCents: price.totalCents + 1_500,
  }
  telling.quotes()
}

function accept(telling: Telling): void {
  telling.customerAfter(0.3, 30)
  telling.customerReads()
  telling.answers({ kind: 'acceptQuote', quoteVersion: telling.price.version })
}

/** In the payment stage: not answered yet, accepted, or a part paid and the rest awaited. */
function consider(telling: Telling): void {
  const { chance, price } = telling
  if (chance.happens(0.4)) return
  accept(telling)
  if (chance.happens(0.6)) return
  telling.officeAfter(0.5, 8)
  telling.records(Math.min(2_000, price.depositCents))
}

function pay(telling: Telling, staysOwing: boolean): void {
  const { chance, clerk } = telling
  if (chance.happens(0.8)) accept(telling)
  const { totalCents, depositCents } = telling.price
  telling.officeAfter(0.2, 9)
  if (staysOwing || chance.happens(0.03)) telling.records(Math.ceil(totalCents / 1_000) * 500)
  else telling.records(chance.happens(0.45) ? totalCents : depositCents)
  telling.asks(clerk, { kind: 'completePayment' })
}

function assign(telling: Telling, translator: SamplePerson): void {
  telling.officeAfter(0.1, 2)
  telling.asks(logins.owner, ({ personOf }) => ({
    kind: 'assignTranslator',
    translatorId: personOf(translator),
  }))
}

function translate(telling: Telling, translator: SamplePerson): void {
  const { chance, clerk, order, customer } = telling
  const hours = order.workingDays * 20
  if (hours > 0 && chance.happens(0.1)) {
    telling.officeAfter(2, 6)
    const day = addWorkingDays(tokyoDay(telling.now), order.workingDays + 2, [])
    telling.asks(clerk, { kind: 'promise', day })
    telling.officeWrites(words.laterDayMessages[customer.language])
  }
  telling.officeAfter(0.5 + hours / 3, 3 + hours)
  handIn(telling, translator)
  if (!chance.happens(0.12)) return
  telling.officeAfter(0.5, 4)
  const reason = chance.pick(words.returnReasons)
  telling.asks(clerk, { kind: 'returnToTranslator', reason, fileId: null })
  telling.officeAfter(0.5, 6)
  handIn(telling, translator)
}

function handIn(telling: Telling, translator: SamplePerson): void {
  const text = translatedText(telling.order, false)
  const paper = telling.brings(translator, 'translation', 'translation.pdf', text)
  telling.asks(translator, ({ fileOf }) => ({ kind: 'submitTranslation', fileId: fileOf(paper) }))
}

function review(telling: Telling): void {
  const { chance, clerk, order } = telling
  telling.officeAfter(0.3, 5)
  if (chance.happens(0.15)) {
    telling.does(clerk, { kind: 'note', comment: chance.pick(words.staffNotes) })
  }
  if (chance.happens(0.05)) telling.asks(clerk, { kind: 'releaseTranslation' })
  const paper = chance.happens(0.25)
    ? telling.brings(clerk, 'translation', 'reviewed.pdf', translatedText(order, true))
    : null
  telling.asks(clerk, ({ fileOf }) => ({ kind: 'continueReview', fileId: paper && fileOf(paper) }))
}

function handOver(telling: Telling, staysOwing: boolean): void {
  const { chance, clerk, price } = telling
  const isOwing = price.paidCents < price.totalCents
  const paysLater = isOwing && !staysOwing && chance.happens(0.12)
  telling.officeAfter(1, 60)
  if (isOwing && !staysOwing && !paysLater) telling.records(price.totalCents)
  telling.asks(clerk, { kind: 'deliver' })
  if (paysLater) {
    telling.officeAfter(20, 200)
    telling.records(price.totalCents)
  }
  if (!staysOwing) telling.talk('after', 0.3)
}

function decline(telling: Telling): void {
  const { chance, customer, price } = telling
  const reason = chance.pick(words.declineReasons[customer.language])
  telling.customerAfter(2, 50)
  telling.answers({ kind: 'declineQuote', quoteVersion: price.version, reason })
  telling.officeAfter(1, 8)
  telling.officeLooks()
}

function withdraw(telling: Telling): void {
  const { chance, customer } = telling
  const reason = chance.pick(words.withdrawReasons[customer.language])
  telling.customerAfter(2, 70)
  telling.asks(customer, { kind: 'close', reason })
}

function cancel(telling: Telling, reasons: readonly string[], hours: number): void {
  telling.officeAfter(hours, hours + 100)
  telling.officeLooks()
  telling.asks(telling.clerk, { kind: 'close', reason: telling.chance.pick(reasons) })
}

function refund(telling: Telling): void {
  cancel(telling, words.refundReasons, 20)
  telling.records(0)
}
