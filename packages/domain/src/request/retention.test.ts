import { describe, expect, test } from 'vitest'
import { possibleCommands } from './possible-commands.ts'
import { leavesAt, retentionStep, type Retained } from './retention.ts'
import { at as moment, freshRequest } from './testing/request-state.ts'
import { transition } from './transition.ts'

const at = (day: string) => new Date(`${day}T09:00:00Z`)
const ended: Retained = {
  endedAt: at('2026-01-01'),
  toldAt: null,
  erasedAt: null,
  isOnHold: false,
  hasOriginals: false,
}
const step = (request: Partial<Retained>, now: string) =>
  retentionStep({ ...ended, ...request }, 180, at(now))

describe('the documents of a request', () => {
  test('stay while it is open, on hold or already without them', () => {
    expect(step({ endedAt: null }, '2027-01-01')).toBeUndefined()
    expect(step({ isOnHold: true }, '2027-01-01')).toBeUndefined()
    expect(step({ erasedAt: at('2026-07-01') }, '2027-01-01')).toBeUndefined()
  })

  test('stay while an original of the customer is in the house', () => {
    expect(step({ hasOriginals: true }, '2027-01-01')).toBeUndefined()
    const request = { ...ended, hasOriginals: true }
    expect(leavesAt(request, 180, at('2026-02-01'))).toBeUndefined()
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

  test('are announced again if the notice named another day', () => {
    const toldAt = at('2026-06-16')
    const endedAgain = { endedAt: at('2026-07-01'), toldAt }
    expect(step(endedAgain, '2026-07-02')).toBeUndefined()
    expect(step(endedAgain, '2026-12-14')).toBe('tell')
    const longer = (now: string) => retentionStep({ ...ended, toldAt }, 365, at(now))
    expect(longer('2026-12-17')).toBeUndefined()
    expect(longer('2026-12-18')).toBe('tell')
  })

  test('once they have left, nothing about the request can be changed', () => {
    const erased = freshRequest({ closedAt: at('2026-01-01'), contentErasedAt: at('2026-07-01') })
    expect(possibleCommands(erased, ['office', 'owner', 'customer'])).toEqual([])
    const reopened = transition(erased, { kind: 'reopen' }, moment(at('2026-07-02')))
    expect(reopened).toEqual({ kind: 'refused', why: 'content-erased' })
  })
})
