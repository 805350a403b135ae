import type { FileRole } from '@kakehashi/domain/documents/files'
import type { Command } from '@kakehashi/domain/request/commands'
import type { NameEntry } from '@kakehashi/domain/request/name-sheet'
import type { SampleFamily } from '@kakehashi/domain/sample-papers/family'
import { after, duration } from '../src/clock.ts'
import type { Random } from './random.ts'
import { nextCustomerTime, nextOfficeTime } from './working-times.ts'
import { familyOn, type SampleRequest } from './sample-request.ts'
import type { SampleContent, SampleDraft, SampleFile } from './sample-file.ts'
import type { SamplePerson } from './people.ts'
import { clerks } from './people.ts'
import { type SampleTender, pickTender } from './tenders.ts'
import type { Occasion } from './texts/dialog.ts'
import { listDialogs } from './texts/list-dialogs.ts'

/** Files and users get their ids only when they are inserted. */
export interface Ids {
  readonly fileIdOf: (file: SampleFile) => string
  readonly userIdOf: (person: SamplePerson) => string
}

export type CommandFactory = (ids: Ids) => Command

export type Action = { readonly at: Date; readonly by: SamplePerson } & (
  | { readonly kind: 'create' | 'viewed' | 'read' }
  | { readonly kind: 'command'; readonly createCommand: CommandFactory }
  | { readonly kind: 'message' | 'note'; readonly comment: string }
  | { readonly kind: 'document'; readonly file: SampleFile }
  | { readonly kind: 'add-name'; readonly entry: NameEntry }
  /** Confirms the first entries. */
  | { readonly kind: 'confirm-names'; readonly count: number }
  | { readonly kind: 'draft'; readonly of: SampleFile; readonly draft: SampleDraft }
)

type NewAction = Action extends infer Each
  ? Each extends Action
    ? Omit<Each, 'at' | 'by'>
    : never
  : never

interface TimelineOptions {
  readonly request: SampleRequest
  readonly start: Date
  readonly random: Random
  /** Separate, so that the weekday of the start does not change which messages are chosen. */
  readonly timingRandom: Random
  readonly payingRandom: Random
  readonly messageRate: number
}

interface Price {
  readonly version: number
  readonly depositCents: number
  readonly totalCents: number
  readonly paidCents: number
}

/** Collects the actions on one request, each with its time. */
export class RequestTimeline {
  readonly request: SampleRequest
  readonly random: Random
  readonly actions: Action[] = []
  readonly files: SampleFile[] = []
  readonly clerk: SamplePerson
  /** Whom the papers are about. */
  readonly family: SampleFamily
  now: Date
  /** The last quote, and the amount paid so far. */
  price: Price
  readonly #timingRandom: Random
  readonly #messageRate: number
  readonly #payingRandom: Random
  #isNewToOffice = true
  #isNewToCustomer = false

  constructor(options: TimelineOptions) {
    const { request, start, random, timingRandom, payingRandom, messageRate } = options
    this.request = request
    this.random = random
    this.#timingRandom = timingRandom
    this.#messageRate = messageRate
    this.#payingRandom = payingRandom
    this.clerk = random.pick(clerks)
    this.now = nextCustomerTime(start, 0, timingRandom)
    this.family = familyOn(this.now, request)
    const { depositCents, totalCents } = request
    this.price = { version: 1, depositCents, totalCents, paidCents: 0 }
  }

  get customer(): SamplePerson {
    return this.request.customer
  }

  /** Advances the time by some hours to one at which the office is open. */
  waitForOffice(least: number, most: number): void {
    this.now = nextOfficeTime(this.now, this.#hours(least, most), this.#timingRandom)
  }

  waitForCustomer(least: number, most: number): void {
    this.now = nextCustomerTime(this.now, this.#hours(least, most), this.#timingRandom)
  }

  addAction(by: SamplePerson, action: NewAction): void {
    this.actions.push({ at: this.now, by, ...action })
    this.now = after(this.now, this.#timingRandom.between(40, 200) * duration.second)
  }

  addCommand(by: SamplePerson, command: Command | CommandFactory): void {
    const createCommand = typeof command === 'function' ? command : () => command
    this.addAction(by, { kind: 'command', createCommand })
  }

  /** The upload happens shortly before the action that uses it. */
  addUpload(by: SamplePerson, role: FileRole, name: string, content: SampleContent): SampleFile {
    const file = { role, by, at: after(this.now, -20 * duration.second), name, content }
    this.files.push(file)
    return file
  }

  addQuote(): void {
    const { depositCents, totalCents } = this.price
    this.addCommand(this.clerk, { kind: 'submitQuote', depositCents, totalCents })
  }

  /** The answer makes the request unread for the office. */
  addAnswer(command: Command): void {
    this.addCommand(this.customer, command)
    this.#isNewToOffice = true
  }

  /** So does a confirmation by the customer. */
  confirmNames(count: number): void {
    this.addAction(this.customer, { kind: 'confirm-names', count })
    this.#isNewToOffice = true
  }

  /** Hands over what is missing to an amount paid. Sometimes the clerk types a wrong amount first. */
  addPayment(paidCents: number): void {
    this.markViewed()
    const receivedCents = paidCents - this.price.paidCents
    const isMistyped = receivedCents > 1_000 && this.#payingRandom.happens(0.03)
    if (isMistyped) {
      for (const wrong of [receivedCents - 1_000, 0]) {
        const typed = this.price.paidCents + wrong
        this.addCommand(this.clerk, { kind: 'recordPaid', paidCents: typed })
      }
    }
    this.price = { ...this.price, paidCents }
    this.addCommand(this.clerk, { kind: 'receivePayment', receivedCents, ...this.#tender() })
  }

  /** Gives back all that was paid. */
  addRefund(reason: string): void {
    this.markViewed()
    const refundCents = this.price.paidCents
    this.price = { ...this.price, paidCents: 0 }
    this.addCommand(this.clerk, { kind: 'recordRefund', refundCents, reason, ...this.#tender() })
  }

  addOfficeMessage(comment: string): void {
    this.addAction(this.clerk, { kind: 'message', comment })
    this.#isNewToCustomer = true
  }

  markViewed(): void {
    if (this.#isNewToOffice) this.addAction(this.clerk, { kind: 'viewed' })
    this.#isNewToOffice = false
  }

  markRead(): void {
    if (this.#isNewToCustomer) this.addAction(this.customer, { kind: 'read' })
    this.#isNewToCustomer = false
  }

  addDocument(file: SampleFile): void {
    this.addAction(this.customer, { kind: 'document', file })
    this.#isNewToOffice = true
  }

  /** With the given probability, adds an exchange of messages. */
  addDialog(when: Occasion, probability: number): void {
    if (!this.random.happens(probability * this.#messageRate)) return
    const { customer, request } = this
    const { lines } = this.random.pick(listDialogs(customer.language, when, request.subject))
    for (const { by, text } of lines) {
      if (by === 'customer') {
        this.waitForCustomer(0.2, 7)
        this.markRead()
        this.addAction(this.customer, { kind: 'message', comment: text })
        this.#isNewToOffice = true
      } else {
        this.waitForOffice(0.1, 4)
        this.markViewed()
        this.addOfficeMessage(text)
      }
    }
  }

  #tender(): SampleTender {
    return pickTender(this.now, this.#payingRandom)
  }

  #hours(least: number, most: number): number {
    return least + this.#timingRandom.fraction() * (most - least)
  }
}
