import type { Clock } from '../clock.ts'

/** Real time, plus whatever a test lets pass. */
export class TestClock implements Clock {
  #ahead = 0

  now(): Date {
    return new Date(Date.now() + this.#ahead)
  }

  letPass(milliseconds: number): void {
    this.#ahead += milliseconds
  }
}
