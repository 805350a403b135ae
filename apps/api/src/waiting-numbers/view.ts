import type { ShownNumbers, WaitingNumber } from '@kakehashi/contract/waiting-numbers'
import type { Day } from '@kakehashi/domain/calendar/day'
import { usualWaitMinutes } from '@kakehashi/domain/counter/waiting-number'
import type { WaitingNumberRow } from './queries.ts'

/** As many as a screen on the wall has room for. */
const mostNext = 12

export function toWaitingNumber(row: WaitingNumberRow): WaitingNumber {
  return {
    _id: row.id,
    number: row.number,
    ...(row.visit && { visit: row.visit }),
    state: row.state,
    ...(row.counter !== null && { counter: row.counter }),
    givenAt: row.given_at.toISOString(),
    ...(row.called_at && { calledAt: row.called_at.toISOString() }),
  }
}

/** For everybody: not what somebody came for, nor who did not come. */
export function toShownNumbers(
  day: Day,
  rows: readonly WaitingNumberRow[],
  waits: readonly number[],
): ShownNumbers {
  const waiting = rows.filter(({ state }) => state === 'waiting').map(({ number }) => number)
  const usualMinutes = usualWaitMinutes(waits)
  return {
    isOn: true,
    day,
    called: rows
      .flatMap(({ number, state, counter, called_at }) =>
        state === 'called' && counter !== null && called_at !== null
          ? [{ number, counter, calledAt: called_at.toISOString() }]
          : [],
      )
      .toSorted((one, other) => other.calledAt.localeCompare(one.calledAt)),
    next: waiting.slice(0, mostNext),
    waiting: waiting.length,
    ...(usualMinutes !== undefined && { usualMinutes }),
  }
}
