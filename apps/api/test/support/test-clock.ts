import { workingDaysAfter } from '@kakehashi/domain/calendar'
import type { Clock } from '../../src/clock.ts'
import { after, duration } from '../../src/clock.ts'

/** Real time, plus whatever a test lets pass. */
export class TestClock implements Clock {
  #ahead = 0

  now(): Date {
    return new Date(Date.now() + this.#ahead)
  }

  letPass(milliseconds: number): void {
    this.#ahead += milliseconds
  }

  turnTo(moment: Date): void {
    this.#ahead = moment.getTime() - Date.now()
  }

  /** Half past nine on the next working day: no midnight, in Tokyo or in Greenwich, is near. */
  letMorningCome(): void {
    this.turnTo(after(workingDaysAfter(this.now(), 1, []), 30 * duration.minute))
  }
}
