import { describe, expect, test } from 'vitest'
import {
  type AgainObstacle,
  type EarlierOrder,
  orderObstacle,
  otherLanguages,
  possibleWays,
} from './order-again.ts'

const delivered: EarlierOrder = {
  stage: 'complete',
  closedAt: null,
  contentErasedAt: null,
  serviceKind: 'translation',
  isCustomerDeleted: false,
}
const day = new Date('2026-11-19T00:00:00Z')

describe('an earlier order', () => {
  test('that is delivered can be ordered again', () => {
    expect(orderObstacle(delivered)).toBeUndefined()
  })

  test.each<[string, Partial<EarlierOrder>, AgainObstacle]>([
    ['before its delivery', { stage: 'delivery' }, 'not-delivered'],
    ['that was cancelled', { closedAt: day }, 'not-delivered'],
    ['for an interpretation', { serviceKind: 'interpretation' }, 'not-delivered'],
    ['whose content is deleted', { contentErasedAt: day }, 'content-erased'],
    ['of a deleted account', { isCustomerDeleted: true }, 'customer-deleted'],
  ])('%s cannot', (_which, change, why) => {
    expect(orderObstacle({ ...delivered, ...change })).toBe(why)
  })
})

test('a copy needs the translation, and another language needs the papers', () => {
  expect(possibleWays({ hasTranslation: true, documents: 2 })).toEqual(['copy', 'language'])
  expect(possibleWays({ hasTranslation: true, documents: 0 })).toEqual(['copy'])
  expect(possibleWays({ hasTranslation: false, documents: 1 })).toEqual(['language'])
  expect(possibleWays({ hasTranslation: false, documents: 0 })).toEqual([])
})

test('the other languages are those of the office that the customer does not have yet', () => {
  expect(otherLanguages(['en', 'ja', 'ko', 'other'], ['en', 'ja'])).toEqual(['ko', 'other'])
  expect(otherLanguages(['en', 'ja', 'other'], ['other', null])).toEqual(['en', 'ja', 'other'])
})
