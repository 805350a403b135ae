import { randomUUID } from 'node:crypto'
import type { Acknowledgement, AcknowledgementFile, SentFile } from './acknowledgements.ts'

interface Order {
  readonly id: string
  /** The path of its document, if it has one. */
  readonly document: string | undefined
}

interface WritesOptions {
  /** Of a load that has ended, whose marks are looked for again. */
  readonly name?: string
  /** Gets a line for each acknowledgement. */
  readonly file?: AcknowledgementFile
}

/** What the office has acknowledged. Each text holds a mark that occurs nowhere else. */
export class Writes {
  /** Separates the marks of two loads on one office. */
  readonly name: string
  /** The id of the request by mark. */
  readonly messages = new Map<string, string>()
  readonly notes = new Map<string, string>()
  readonly orders = new Map<string, Order>()
  readonly files: SentFile[] = []
  readonly registered = new Set<string>()
  /** The number of the last phone by the address of the customer. */
  readonly phones = new Map<string, number>()
  readonly #file: AcknowledgementFile | undefined
  #count = 0

  constructor({ name = randomUUID().slice(0, 8), file }: WritesOptions = {}) {
    this.name = name
    this.#file = file
  }

  acknowledge(one: Acknowledgement): void {
    this.#file?.add(one)
    if (one.kind === 'message') this.messages.set(one.mark, one.request)
    else if (one.kind === 'note') this.notes.set(one.mark, one.request)
    else if (one.kind === 'order') {
      this.orders.set(one.mark, { id: one.request, document: one.document })
    } else if (one.kind === 'file') this.files.push(one)
    else if (one.kind === 'account') this.registered.add(one.email)
    else if (one.kind === 'phone') this.phones.set(one.email, one.number)
  }

  newNumber(): number {
    this.#count += 1
    return this.#count
  }

  /** A text that has never been sent. It is also the idempotency key. */
  newMark(): string {
    return `drill-${this.name}-${this.newNumber()}`
  }

  /** How many marks there are. */
  get count(): number {
    return this.#count
  }

  /** Marks are counted from 1. */
  numberOf(mark: string): number {
    return Number(mark.split('-').at(-1))
  }

  /** Finds all marks of this load in the database. */
  get like(): string {
    return `drill-${this.name}-%`
  }
}

/** A valid phone with this number as its last eight digits. */
export function phoneOf(number: number): string {
  return `090-${String(number)
    .padStart(8, '0')
    .replace(/^(.{4})/, '$1-')}`
}

export function numberOfPhone(phone: string): number {
  return Number(phone.slice('090-'.length).replace('-', ''))
}
