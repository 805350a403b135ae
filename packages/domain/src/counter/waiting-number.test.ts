import { describe, expect, test } from 'vitest'
import { stateAfter, usualWaitMinutes } from './waiting-number.ts'

const minutes = (...waits: number[]) => waits.map((wait) => wait * 60_000)

describe('the usual wait', () => {
  test('is not known before three people were called', () => {
    expect(usualWaitMinutes([])).toBeUndefined()
    expect(usualWaitMinutes(minutes(4, 6))).toBeUndefined()
    expect(usualWaitMinutes(minutes(4, 6, 8))).toBe(10)
  })

  test('is the one in the middle, so that one person who was put back does not change it', () => {
    expect(usualWaitMinutes(minutes(7, 90, 6, 8, 9))).toBe(10)
  })

  test('is rounded up to five minutes, and never none', () => {
    expect(usualWaitMinutes(minutes(0, 0, 0))).toBe(5)
    expect(usualWaitMinutes(minutes(5, 5, 5))).toBe(5)
    expect(usualWaitMinutes(minutes(5.1, 5.1, 5.1))).toBe(10)
  })
})

describe('what becomes of a number', () => {
  test('that was called: it is called again, did not come, is put back or is done', () => {
    expect(stateAfter('call-again', 'called')).toBe('called')
    expect(stateAfter('did-not-come', 'called')).toBe('absent')
    expect(stateAfter('put-back', 'called')).toBe('waiting')
    expect(stateAfter('done', 'called')).toBe('served')
  })

  test('that did not come: it is only put back', () => {
    expect(stateAfter('put-back', 'absent')).toBe('waiting')
    expect(stateAfter('call-again', 'absent')).toBeUndefined()
    expect(stateAfter('done', 'absent')).toBeUndefined()
  })

  test('that still waits or is done: nothing', () => {
    expect(stateAfter('did-not-come', 'waiting')).toBeUndefined()
    expect(stateAfter('put-back', 'served')).toBeUndefined()
  })
})
