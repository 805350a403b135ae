import { addWorkingDays, dayAt } from '@kakehashi/domain/calendar/working-days'
import { sampleOffice } from '@kakehashi/domain/sample/office'
import { originalOf, translationOf } from './sample-request.ts'
import type { SamplePerson } from './people.ts'
import { logins } from './people.ts'
import type { RequestTimeline } from './request-timeline.ts'
import * as texts from './texts/notes-and-reasons.ts'
import { regularCalendar } from './regular-calendar.ts'

export function create(timeline: RequestTimeline): void {
  const { request, customer, family } = timeline
  for (const name of request.documents) {
    timeline.addUpload(customer, 'document', name, originalOf(request, family, name))
  }
  timeline.addAction(customer, { kind: 'create' })
}

export function view(timeline: RequestTimeline, probability: number): void {
  const { random, clerk } = timeline
  if (!random.happens(probability)) return
  timeline.waitForOffice(0.1, 3)
  timeline.markViewed()
  if (random.happens(0.25)) {
    timeline.addAction(clerk, { kind: 'note', comment: random.pick(texts.staffNotes) })
  }
}

export function quote(timeline: RequestTimeline): void {
  timeline.waitForOffice(0.1, 2)
  timeline.addQuote()
  if (timeline.random.happens(0.08)) quoteAgain(timeline)
}

/** The customer adds a page, so the office quotes again. */
function quoteAgain(timeline: RequestTimeline): void {
  const { request, customer, family, price } = timeline
  timeline.waitForCustomer(1, 12)
  const name = 'forgotten-page.pdf'
  const file = timeline.addUpload(customer, 'document', name, originalOf(request, family, name))
  timeline.addDocument(file)
  timeline.waitForOffice(0.3, 4)
  timeline.markViewed()
  timeline.addOfficeMessage(texts.requoteMessages[customer.language])
  timeline.price = {
    ...price,
    version: 2,
    depositCents: price.depositCents + 500,
    totalCents: price.totalCents + 1_500,
  }
  timeline.addQuote()
}

function accept(timeline: RequestTimeline): void {
  timeline.waitForCustomer(0.3, 30)
  timeline.markRead()
  timeline.addAnswer({ kind: 'acceptQuote', quoteVersion: timeline.price.version })
}

/** Requests in the payment stage are unanswered, accepted or partly paid. */
export function awaitPayment(timeline: RequestTimeline): void {
  const { random, price } = timeline
  if (random.happens(0.4)) return
  accept(timeline)
  if (random.happens(0.6)) return
  timeline.waitForOffice(0.5, 8)
  // Less than the deposit: with all of it, the work would have to start.
  timeline.addPayment(Math.floor(price.depositCents / 1_000) * 500)
}

export function pay(timeline: RequestTimeline, keepsBalance: boolean): void {
  const { random, clerk } = timeline
  if (random.happens(0.8)) accept(timeline)
  const { totalCents, depositCents } = timeline.price
  timeline.waitForOffice(0.2, 9)
  if (keepsBalance || random.happens(0.03)) timeline.addPayment(Math.ceil(totalCents / 1_000) * 500)
  else timeline.addPayment(random.happens(0.45) ? totalCents : depositCents)
  timeline.addCommand(clerk, { kind: 'completePayment' })
}

export function promiseLongTerm(timeline: RequestTimeline): void {
  const { request, clerk } = timeline
  const day = addWorkingDays(
    dayAt(timeline.now, sampleOffice.timeZone),
    request.workingDays + 8,
    regularCalendar,
  )
  timeline.addCommand(clerk, { kind: 'promise', day, reason: '' })
}

export function assign(timeline: RequestTimeline, translator: SamplePerson): void {
  timeline.waitForOffice(0.1, 2)
  timeline.addCommand(logins.owner, ({ userIdOf }) => ({
    kind: 'assignTranslator',
    translatorId: userIdOf(translator),
  }))
}

export function translate(
  timeline: RequestTimeline,
  translator: SamplePerson,
  mayTakeLonger: boolean,
): void {
  const { random, clerk, request, customer } = timeline
  const hours = request.workingDays * 20
  if (hours > 0 && random.happens(0.1) && mayTakeLonger) {
    timeline.waitForOffice(2, 6)
    const day = addWorkingDays(
      dayAt(timeline.now, sampleOffice.timeZone),
      request.workingDays + 2,
      regularCalendar,
    )
    timeline.addCommand(clerk, { kind: 'promise', day, reason: '' })
    timeline.addOfficeMessage(texts.laterDayMessages[customer.language])
  }
  timeline.waitForOffice(0.5 + hours / 3, 3 + hours)
  submitTranslation(timeline, translator)
  if (!random.happens(0.12)) return
  timeline.waitForOffice(0.5, 4)
  const reason = random.pick(texts.returnReasons)
  timeline.addCommand(clerk, { kind: 'returnToTranslator', reason, fileId: null })
  timeline.waitForOffice(0.5, 6)
  submitTranslation(timeline, translator)
}

function submitTranslation(timeline: RequestTimeline, translator: SamplePerson): void {
  const content = translationOf(timeline.request, timeline.family, false)
  const file = timeline.addUpload(translator, 'translation', 'translation.pdf', content)
  timeline.addCommand(translator, ({ fileIdOf }) => ({
    kind: 'submitTranslation',
    fileId: fileIdOf(file),
  }))
}

export function review(timeline: RequestTimeline): void {
  const { random, clerk, request, family } = timeline
  timeline.waitForOffice(0.3, 5)
  if (random.happens(0.15)) {
    timeline.addAction(clerk, { kind: 'note', comment: random.pick(texts.staffNotes) })
  }
  if (random.happens(0.05)) timeline.addCommand(clerk, { kind: 'releaseTranslation' })
  const file = random.happens(0.25)
    ? timeline.addUpload(clerk, 'translation', 'reviewed.pdf', translationOf(request, family, true))
    : null
  timeline.addCommand(clerk, ({ fileIdOf }) => ({
    kind: 'continueReview',
    fileId: file && fileIdOf(file),
  }))
}

export function deliver(timeline: RequestTimeline, keepsBalance: boolean): void {
  const { random, clerk, price } = timeline
  const hasBalance = price.paidCents < price.totalCents
  const paysLater = hasBalance && !keepsBalance && random.happens(0.12)
  timeline.waitForOffice(1, 60)
  if (hasBalance && !keepsBalance && !paysLater) timeline.addPayment(price.totalCents)
  timeline.addCommand(clerk, { kind: 'deliver' })
  if (paysLater) {
    timeline.waitForOffice(20, 200)
    timeline.addPayment(price.totalCents)
  }
  if (!keepsBalance) timeline.addDialog('after', 0.3)
}

export function decline(timeline: RequestTimeline): void {
  const { random, customer, price } = timeline
  const reason = random.pick(texts.declineReasons[customer.language])
  timeline.waitForCustomer(2, 50)
  timeline.addAnswer({ kind: 'declineQuote', quoteVersion: price.version, reason })
  timeline.waitForOffice(1, 8)
  timeline.markViewed()
}

export function withdraw(timeline: RequestTimeline): void {
  const { random, customer } = timeline
  const reason = random.pick(texts.withdrawReasons[customer.language])
  timeline.waitForCustomer(2, 70)
  timeline.addCommand(customer, { kind: 'close', reason })
}

export function cancel(timeline: RequestTimeline, reasons: readonly string[], hours: number): void {
  timeline.waitForOffice(hours, hours + 100)
  timeline.markViewed()
  timeline.addCommand(timeline.clerk, { kind: 'close', reason: timeline.random.pick(reasons) })
}

export function refund(timeline: RequestTimeline): void {
  const reason = timeline.random.pick(texts.refundReasons)
  cancel(timeline, [reason], 20)
  timeline.addRefund(reason)
}
