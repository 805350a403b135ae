import type { Browser } from '@kakehashi/api/test/support/browser'
import { openStages, type Stage, stages, workStages } from '@kakehashi/domain/request/stage'
import { newTranslation } from './new-translation.ts'

/** One who works on a request at the same moment as another. */
export interface Clerk {
  readonly name: string
  readonly browser: Browser
}

interface ActionInput {
  readonly clerk: Clerk
  readonly stage: Stage
  /** Differs in each use. */
  readonly mark: string
  /** The id of somebody who can be assigned. */
  readonly translator: string
}

export interface ClerkAction {
  readonly at: readonly Stage[]
  readonly method: 'PUT' | 'POST'
  /** After the path of the request. */
  readonly tail: string
  readonly body: (input: ActionInput) => object | Promise<object>
  /** Set for what can be done whatever another has changed. */
  readonly adds?: 'message' | 'note'
}

const put = (at: readonly Stage[], tail: string, body: ClerkAction['body']): ClerkAction => ({
  at,
  method: 'PUT',
  tail,
  body,
})

/** Everything that a clerk can do with a request that is open or complete. */
export const clerkActions: Readonly<Record<string, ClerkAction>> = {
  quote: put(['quote', 'payment'], '', () => ({ isQuoted: true, deposit: 1, totalPrice: 30 })),
  accept: put(['payment'], '/answer', () => ({ quoteVersion: 1, answer: 'accepted' })),
  decline: put(['payment'], '/answer', () => ({ quoteVersion: 1, answer: 'declined' })),
  paid: put(['payment', ...workStages, 'delivery', 'complete'], '/paid', () => ({
    paidAmount: 7,
  })),
  'payment complete': put(['payment'], '', () => ({ isPaid: true })),
  translator: put(openStages, '/translator', ({ translator }) => ({ translator })),
  translated: put(['translate'], '', async ({ clerk: { browser } }) => ({
    isTranslated: true,
    translation: await newTranslation(browser),
  })),
  reviewed: put(['review'], '', () => ({ isReviewed: true })),
  returned: put(['review'], '/return', () => ({ reason: 'A date' })),
  release: put(['review', 'delivery'], '/release', () => ({})),
  promise: put(openStages, '/promise', () => ({ promisedOn: '2099-12-24' })),
  delivery: put(openStages, '/delivery', ({ clerk }) => ({
    delivery: 'meeting',
    meetingPlace: `The place that ${clerk.name} knows`,
  })),
  delivered: put(['delivery'], '', () => ({ isDelivered: true })),
  'step back': put(
    stages.filter((stage) => stage !== 'quote'),
    '/step-back',
    ({ stage }) => ({ from: stage, reason: 'Too early' }),
  ),
  close: put(openStages, '/close', () => ({ reason: 'No answer' })),
  message: {
    at: stages,
    method: 'POST',
    tail: '/messages',
    body: ({ mark }) => ({ comment: mark }),
    adds: 'message',
  },
  note: {
    at: openStages,
    method: 'POST',
    tail: '/notes',
    body: ({ mark }) => ({ comment: mark }),
    adds: 'note',
  },
}

export interface Pair {
  readonly names: readonly [string, string]
  readonly stage: Stage
}

const names = Object.keys(clerkActions)

/** Each action with itself and with every other one, at each stage that allows both. */
export const pairs: readonly Pair[] = names.flatMap((one, index) =>
  names
    .slice(index)
    .flatMap((other) =>
      stages
        .filter((stage) => [one, other].every((name) => clerkActions[name]?.at.includes(stage)))
        .map((stage) => ({ names: [one, other] as const, stage })),
    ),
)
