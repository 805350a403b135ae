import { sampleCalendar } from '@kakehashi/domain/calendar/testing/sample-calendar'
import { workingDaysAfter } from '@kakehashi/domain/calendar/working-days'
import type { Clock } from '../../src/clock.ts'
import { after, duration } from '../../src/clock.ts'

/** Real time plus an offset that tests change. */
export class TestClock implements Clock {
  #ahead = 0

  now(): Date {
    return new Date(Date.now() + this.#ahead)
  }

  advance(milliseconds: number): void {
    this.#ahead += milliseconds
  }

  setTo(time: Date): void {
    this.#ahead = time.getTime() - Date.now()
  }

  /** Half past nine on the next working day, which is far from midnight at the office and in UTC. */
  advanceToNextMorning(): void {
    this.setTo(after(workingDaysAfter(this.now(), 1, sampleCalendar()), 30 * duration.minute))
  }
}
