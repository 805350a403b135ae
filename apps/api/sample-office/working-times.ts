import { openState } from '@kakehashi/domain/calendar'
import { addDays, tokyoDay, tokyoInstant } from '@kakehashi/domain/day'
import { after, duration } from '../src/clock.ts'
import type { Chance } from './random.ts'

/** The office at work, some hours on: between nine and five, not at lunch, not on a day off. */
export function whileOpen(from: Date, hours: number, chance: Chance): Date {
  const wanted = after(from, hours * duration.hour)
  const state = openState(wanted, [])
  if (state.kind === 'open') return wanted
  const opens = state.kind === 'lunch' ? state.backAt : state.opensAt
  return after(opens, chance.between(2, 110) * duration.minute)
}

/** A customer, some hours on: whenever they are awake. */
export function whileAwake(from: Date, hours: number, chance: Chance): Date {
  const wanted = after(from, hours * duration.hour)
  const today = tokyoDay(wanted)
  const risesAt = tokyoInstant(today, '0645')
  if (wanted < risesAt) return after(risesAt, chance.between(5, 120) * duration.minute)
  if (wanted < tokyoInstant(today, '2250')) return wanted
  return after(tokyoInstant(addDays(today, 1), '0645'), chance.between(5, 120) * duration.minute)
}
