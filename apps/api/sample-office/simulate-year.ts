import type { SampleFamily } from '@kakehashi/domain/sample-papers/family'
import { after, duration } from '../src/clock.ts'
import type { Random } from './random.ts'
import { seededRandom, createShuffledCycle } from './random.ts'
import type { SampleCustomer } from './customers.ts'
import { customers } from './customers.ts'
import { type Outcome, outcomes, ownRequests, simulateRequest } from './outcomes.ts'
import type { SampleRequest } from './sample-request.ts'
import { createSampleRequest } from './sample-request.ts'
import type { SamplePerson } from './people.ts'
import { logins, translators } from './people.ts'
import type { Action } from './request-timeline.ts'
import type { SampleFile } from './sample-file.ts'
import { RequestTimeline } from './request-timeline.ts'
import { familyRequests } from './texts/family-requests.ts'
import { marriageRequests } from './texts/marriage-requests.ts'
import { businessRequests } from './texts/business-requests.ts'
import type { RequestTemplate } from './texts/request-template.ts'

export interface SimulatedRequest {
  readonly request: SampleRequest
  /** Whom its papers are about. */
  readonly family: SampleFamily
  readonly files: readonly SampleFile[]
  readonly actions: readonly Action[]
}

const daysWithPapers = 130
const templates = [...marriageRequests, ...familyRequests, ...businessRequests]

/** The requests of the sample office in the two years up to now, most of them in the second. */
export function simulateYear(now: Date): SimulatedRequest[] {
  const random = seededRandom(20_261_114)
  // The last few have only registered.
  const ordering = customers.slice(0, -4)
  const nextCustomer = createShuffledCycle(ordering, random)
  const firstDaysAgo = new Map(ordering.map((each, place) => [each, daysSinceFirst(place)]))
  const nextTranslator = createShuffledCycle(translators, random)
  const ordered = new Map<SamplePerson, Set<RequestTemplate>>()
  const simulated: SimulatedRequest[] = []
  const add = (
    customer: SamplePerson,
    template: RequestTemplate,
    outcome: Outcome,
    daysAgo: number,
  ) => {
    const isOpen = ['translate', 'review', 'late'].includes(outcome)
    const isForLogin = isOpen && random.happens(0.4)
    const translator = isForLogin ? logins.translator : nextTranslator()
    const seed = simulated.length * 1_000
    simulated.push(simulate({ customer, template, outcome, translator, seed }, daysAgo, now))
  }

  for (const [service, outcome, daysAgo] of ownRequests) {
    add(logins.customer, getTemplate(service), outcome, daysAgo)
  }
  for (const [outcome, count, [least, most]] of outcomes) {
    for (let index = 0; index < count; index += 1) {
      const daysAgo = least + random.fraction() * (most - least)
      let customer = nextCustomer()
      while ((firstDaysAgo.get(customer) ?? 0) < daysAgo) customer = nextCustomer()
      const before = ordered.get(customer) ?? new Set()
      const template = nextTemplate(customer, before, random)
      ordered.set(customer, before.add(template))
      add(customer, template, outcome, daysAgo)
    }
  }
  return simulated
}

/** Some were customers from the start; since then, there is a new one about every week. */
function daysSinceFirst(place: number): number {
  const [regulars, weeks] = [24, 58]
  return place < regulars ? 760 : (weeks - (place - regulars)) * 7
}

interface Outline {
  readonly customer: SamplePerson
  readonly template: RequestTemplate
  readonly outcome: Outcome
  readonly translator: SamplePerson
  readonly seed: number
}

/** Moves the start back until every action is in the past; the seed keeps the result the same. */
function simulate(outline: Outline, daysAgo: number, now: Date): SimulatedRequest {
  const { customer, template, outcome, translator, seed } = outline
  for (let days = daysAgo; ; days += 1) {
    const random = seededRandom(seed)
    const request = createSampleRequest(template, customer, random, daysAgo < daysWithPapers)
    const start = after(now, -days * duration.day)
    // Open requests have more messages, because people look at them more.
    const messageRate = outcome === 'complete' ? 0.65 : 1.4
    const timeline = new RequestTimeline({
      request,
      start,
      random,
      timingRandom: seededRandom(seed + 1),
      payingRandom: seededRandom(seed + 2),
      messageRate,
    })
    simulateRequest(timeline, outcome, translator)
    if (timeline.now <= now) {
      catchUp(timeline, outcome)
      return {
        request,
        family: timeline.family,
        files: timeline.files,
        actions: timeline.actions.filter(({ at }) => at <= now),
      }
    }
  }
}

/** Marks new messages as read; some of them stay unread on open requests. */
function catchUp(timeline: RequestTimeline, outcome: Outcome): void {
  const { random } = timeline
  const isOver = ['complete', 'withdrawn', 'cancelled', 'refunded', 'turned-down'].includes(outcome)
  if (outcome !== 'quote' && random.happens(isOver ? 0.98 : 0.2)) {
    timeline.waitForOffice(0.2, 5)
    timeline.markViewed()
  }
  if (random.happens(isOver ? 0.97 : 0.5)) {
    timeline.waitForCustomer(0.2, 30)
    timeline.markRead()
  }
}

function nextTemplate(
  customer: SampleCustomer,
  before: ReadonlySet<RequestTemplate>,
  random: Random,
): RequestTemplate {
  const fitting = templates.filter(({ groups }) => groups.includes(customer.group))
  const fresh = fitting.filter((template) => !before.has(template))
  return random.pick(fresh.length > 0 ? fresh : fitting)
}

function getTemplate(service: string): RequestTemplate {
  const template = templates.find((candidate) => candidate.service === service)
  if (!template) throw new Error(`no template for ${service}`)
  return template
}
