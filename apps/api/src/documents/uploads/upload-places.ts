import { duration } from '../../clock.ts'
import { Refusal } from '../../refusal.ts'

interface Limits {
  /** Uploads that are received at once. A slow one waits for its sender most of the time. */
  readonly inAll: number
  readonly perPerson: number
  readonly longestWait: number
}

const limits: Limits = { inAll: 60, perPerson: 3, longestWait: 20 * duration.second }

interface Waiting {
  readonly person: string
  readonly begin: () => void
}

/**
 * A limited number of uploads at once. Others wait in the order they came, but nobody waits for a
 * person who already has as many as one may have.
 */
export class UploadPlaces {
  readonly #limits: Limits
  readonly #held = new Map<string, number>()
  #waiting: Waiting[] = []
  #count = 0

  constructor(given: Partial<Limits> = {}) {
    this.#limits = { ...limits, ...given }
  }

  async hold<Result>(person: string, work: () => Promise<Result>): Promise<Result> {
    await this.#enter(person)
    try {
      return await work()
    } finally {
      this.#leave(person)
    }
  }

  async #enter(person: string): Promise<void> {
    if (this.#hasPlaceFor(person)) return this.#take(person)
    await new Promise<void>((resolve, reject) => {
      const waiting = {
        person,
        begin: () => {
          clearTimeout(timer)
          this.#take(person)
          resolve()
        },
      }
      const timer = setTimeout(() => {
        this.#waiting = this.#waiting.filter((one) => one !== waiting)
        reject(new Refusal('uploads-busy', { retryAfterSeconds: 30 }))
      }, this.#limits.longestWait)
      this.#waiting.push(waiting)
    })
  }

  #hasPlaceFor(person: string): boolean {
    const { inAll, perPerson } = this.#limits
    return this.#count < inAll && (this.#held.get(person) ?? 0) < perPerson
  }

  #take(person: string): void {
    this.#count += 1
    this.#held.set(person, (this.#held.get(person) ?? 0) + 1)
  }

  #leave(person: string): void {
    this.#count -= 1
    const held = (this.#held.get(person) ?? 1) - 1
    if (held === 0) this.#held.delete(person)
    else this.#held.set(person, held)
    const next = this.#waiting.find((one) => this.#hasPlaceFor(one.person))
    if (!next) return
    this.#waiting = this.#waiting.filter((one) => one !== next)
    next.begin()
  }
}
