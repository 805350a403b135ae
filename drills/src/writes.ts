import { randomUUID } from 'node:crypto'

export interface SentFile {
  /** From which it can be read again. */
  readonly path: string
  readonly sha256: string
  /** The address of the customer who sent it. */
  readonly reader: string
}

interface Order {
  readonly id: string
  /** The path of its document, if it has one. */
  readonly document: string | undefined
}

/** What the office has acknowledged. Each text holds a mark that occurs nowhere else. */
export class Writes {
  /** Separates the marks of two loads on one office. */
  readonly name = randomUUID().slice(0, 8)
  readonly messages = new Map<string, string>()
  readonly orders = new Map<string, Order>()
  readonly files: SentFile[] = []
  readonly registered = new Set<string>()
  #count = 0

  /** A text that has never been sent. It is also the idempotency key. */
  newMark(): string {
    this.#count += 1
    return `drill-${this.name}-${this.#count}`
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
