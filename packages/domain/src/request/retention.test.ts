import { describe, expect, test } from 'vitest'
import { leavesAt, retentionStep, type Retained } from './retention.ts'

const at = (day: string) => new Date(`${day}T09:00:00Z`)
const ended: Retained = {
  endedAt: at('2026-01-01'),
  toldAt: null,
  erasedAt: null,
  isOnHold: false,
}
const step = (request: Partial<Retained>, now: string) =>
  retentionStep({ ...ended, ...request }, 180, at(now))

describe('the documents of a request', () => {
  test('stay while it is open, on hold or already without them', () => {
    expect(step({ endedAt: null }, '2027-01-01')).toBeUndefined()
    expect(step({ isOnHold: true }, '2027-01-01')).toBeUndefined()
    expect(step({ erasedAt: at('2026-07-01') }, '2027-01-01')).toBeUndefined()
  })

  test('leave 180 days after its end, and the customer is told 14 days before', () => {
    expect(step({}, '2026-06-15')).toBeUndefined()
    expect(step({}, '2026-06-16')).toBe('tell')
    const told = { toldAt: at('2026-06-16') }
    expect(step(told, '2026-06-29')).toBeUndefined()
    expect(step(told, '2026-06-30')).toBe('erase')
    expect(leavesAt({ ...ended, ...told }, 180, at('2026-06-20'))).toEqual(at('2026-06-30'))
  })

  test('stay 14 days after a late notice, as after an upgrade or a shorter time', () => {
    expect(step({}, '2026-09-01')).toBe('tell')
    const told = { toldAt: at('2026-09-01') }
    expect(step(told, '2026-09-14')).toBeUndefined()
    expect(step(told, '2026-09-15')).toBe('erase')
  })
})
