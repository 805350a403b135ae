/** Injected, so that tests can move the time. */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }

const second = 1000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

export const duration = { second, minute, hour, day } as const

export function after(moment: Date, milliseconds: number): Date {
  return new Date(moment.getTime() + milliseconds)
}
