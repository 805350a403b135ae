import type { FileRole } from '@kakehashi/domain/files'
import type { Command } from '@kakehashi/domain/request/commands'
import { after, duration } from '../src/clock.ts'
import type { Chance } from './random.ts'
import { whileAwake, whileOpen } from './working-times.ts'
import type { SampleOrder } from './sample-request.ts'
import type { PaperText } from './sample-pdf.ts'
import type { SamplePerson } from './people.ts'
import { clerks } from './people.ts'
import type { Occasion } from './texts/dialog.ts'
import { dialogsOf } from './texts/list-dialogs.ts'

/** Something to upload, before anyone has uploaded it. */
export interface Paper {
  readonly role: FileRole
  readonly by: SamplePerson
  readonly at: Date
  readonly name: string
  readonly text: PaperText
}

/** Papers and people have ids only once they are in the books. */
export interface Ids {
  readonly fileOf: (paper: Paper) => string
  readonly personOf: (person: SamplePerson) => string
}

export type Asking = (ids: Ids) => Command

export type Deed = { readonly at: Date; readonly by: SamplePerson } & (
  | { readonly kind: 'order' | 'viewed' | 'read' }
  | { readonly kind: 'command'; readonly asking: Asking }
  | { readonly kind: 'message' | 'note'; readonly comment: string }
  | { readonly kind: 'document'; readonly paper: Paper }
)

type Doing = Deed extends infer Each ? (Each extends Deed ? Omit<Each, 'at' | 'by'> : never) : never

interface Beginning {
  readonly order: SampleOrder
  readonly start: Date
  readonly chance: Chance
  /** Apart from the other, so that the weekday of a start does not change what is said. */
  readonly timing: Chance
  readonly talkativeness: number
}

interface Price {
  readonly version: number
  readonly depositCents: number
  readonly totalCents: number
  readonly paidCents: number
}

/** One request's life while it is being told: what is done, in order, each at its moment. */
export class Telling {
  readonly order: SampleOrder
  readonly chance: Chance
  readonly deeds: Deed[] = []
  readonly papers: Paper[] = []
  readonly clerk: SamplePerson
  now: Date
  /** What was quoted last, and what has been paid of it. */
  price: Price
  readonly #timing: Chance
  readonly #talkativeness: number
  #isNewToOffice = true
  #isNewToCustomer = false

  constructor({ order, start, chance, timing, talkativeness }: Beginning) {
    this.order = order
    this.chance = chance
    this.#timing = timing
    this.#talkativeness = talkativeness
    this.clerk = chance.pick(clerks)
    this.now = whileAwake(start, 0, timing)
    const { depositCents, totalCents } = order
    this.price = { version: 1, depositCents, totalCents, paidCents: 0 }
  }

  get customer(): SamplePerson {
    return this.order.customer
  }

  /** The office takes it up after so many hours. */
  officeAfter(least: number, most: number): void {
    this.now = whileOpen(this.now, this.#hours(least, most), this.#timing)
  }

  customerAfter(least: number, most: number): void {
    this.now = whileAwake(this.now, this.#hours(least, most), this.#timing)
  }

  does(by: SamplePerson, doing: Doing): void {
    this.deeds.push({ at: this.now, by, ...doing })
    this.now = after(this.now, this.#timing.between(40, 200) * duration.second)
  }

  asks(by: SamplePerson, command: Command | Asking): void {
    const asking = typeof command === 'function' ? command : () => command
    this.does(by, { kind: 'command', asking })
  }

  /** Uploaded a moment before it is used. */
  brings(by: SamplePerson, role: FileRole, name: string, text: PaperText): Paper {
    const paper = { role, by, at: after(this.now, -20 * duration.second), name, text }
    this.papers.push(paper)
    return paper
  }

  quotes(): void {
    const { depositCents, totalCents } = this.price
    this.asks(this.clerk, { kind: 'submitQuote', depositCents, totalCents })
  }

  /** What a customer says to the quote is news until the office looks. */
  answers(command: Command): void {
    this.asks(this.customer, command)
    this.#isNewToOffice = true
  }

  records(paidCents: number): void {
    this.officeLooks()
    this.price = { ...this.price, paidCents }
    this.asks(this.clerk, { kind: 'recordPaid', paidCents })
  }

  officeWrites(comment: string): void {
    this.does(this.clerk, { kind: 'message', comment })
    this.#isNewToCustomer = true
  }

  officeLooks(): void {
    if (this.#isNewToOffice) this.does(this.clerk, { kind: 'viewed' })
    this.#isNewToOffice = false
  }

  customerReads(): void {
    if (this.#isNewToCustomer) this.does(this.customer, { kind: 'read' })
    this.#isNewToCustomer = false
  }

  adds(paper: Paper): void {
    this.does(this.customer, { kind: 'document', paper })
    this.#isNewToOffice = true
  }

  /** Something is asked and answered, perhaps. */
  talk(when: Occasion, probability: number): void {
    if (!this.chance.happens(probability * this.#talkativeness)) return
    const { customer, order } = this
    const { lines } = this.chance.pick(dialogsOf(customer.language, when, order.subject))
    for (const { by, text } of lines) {
      if (by === 'customer') {
        this.customerAfter(0.2, 7)
        this.customerReads()
        this.does(this.customer, { kind: 'message', comment: text })
        this.#isNewToOffice = true
      } else {
        this.officeAfter(0.1, 4)
        this.officeLooks()
        this.officeWrites(text)
      }
    }
  }

  #hours(least: number, most: number): number {
    return least + this.#timing.fraction() * (most - least)
  }
}
