import { describe, expect, test } from 'vitest'
import { daysInHouse, decideOriginal, isInHouse, needsPickupCode } from './originals.ts'

const at = new Date('2026-11-09T00:00:00Z')
const here = { outAt: null, removedAt: null }
const out = { outAt: at, removedAt: null }
const removed = { outAt: null, removedAt: at }
const changes = ['move', 'remove', 'give-back'] as const

describe('an original', () => {
  test('in the house can be moved, removed and given back', () => {
    expect(isInHouse(here)).toBe(true)
    for (const change of changes) expect(decideOriginal(here, change).kind).toBe('changed')
  })

  test('that has gone out cannot go out again, nor be moved or removed', () => {
    expect(isInHouse(out)).toBe(false)
    for (const change of changes) {
      expect(decideOriginal(out, change)).toEqual({ kind: 'refused', why: 'original-already-out' })
    }
  })

  test('that was never here is removed once, and cannot be given back', () => {
    expect(isInHouse(removed)).toBe(false)
    expect(decideOriginal(removed, 'remove').kind).toBe('unchanged')
    for (const change of ['move', 'give-back'] as const) {
      expect(decideOriginal(removed, change)).toEqual({
        kind: 'refused',
        why: 'original-not-here',
      })
    }
  })

  test('has its age in whole days', () => {
    expect(daysInHouse(at, new Date('2026-11-09T23:00:00Z'))).toBe(0)
    expect(daysInHouse(at, new Date('2026-11-18T01:00:00Z'))).toBe(9)
  })
})

describe('a pick-up code', () => {
  const open = { delivery: 'counter', completedAt: null, closedAt: null } as const

  test('is needed until the order that is collected has ended', () => {
    expect(needsPickupCode(open, 0)).toBe(true)
    expect(needsPickupCode({ ...open, delivery: 'post' }, 0)).toBe(false)
    expect(needsPickupCode({ ...open, completedAt: at }, 0)).toBe(false)
    expect(needsPickupCode({ ...open, closedAt: at }, 0)).toBe(false)
  })

  test('is needed as long as an original is in the house', () => {
    expect(needsPickupCode({ ...open, delivery: 'download', completedAt: at }, 1)).toBe(true)
  })
})
