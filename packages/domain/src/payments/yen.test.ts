import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isPossibleRate, rateText, yenOf, yenText } from './yen.ts'

test.each([
  [115_00, 154_00, 17_710],
  [1, 154_00, 2],
  [1, 149_00, 1],
  [50, 101_00, 51],
  [-115_00, 154_00, -17_710],
  [-50, 101_00, -51],
  [0, 154_00, 0],
  [33_33, 154_25, 5_141],
])('%i cents at %i hundredths of a yen are ¥%i', (cents, rate, yen) => {
  expect(yenOf(cents, rate)).toBe(yen)
})

test('yen are within half a yen of the exact amount, and a refund is the same amount back', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 100_000_000 }),
      fc.integer({ min: 50_00, max: 500_00 }),
      (cents, rate) => {
        const yen = yenOf(cents, rate)
        const twiceTenThousandths = 2n * BigInt(cents) * BigInt(rate)
        const distance = 20_000n * BigInt(yen) - twiceTenThousandths
        expect(distance >= -10_000n && distance <= 10_000n).toBe(true)
        expect(yenOf(-cents, rate) + yen).toBe(0)
      },
    ),
  )
})

test('a rate outside ¥50 to ¥500 for a dollar is a typing error', () => {
  expect([49_99, 50_00, 154_00, 500_00, 500_01, 154.5].map(isPossibleRate)).toEqual([
    false,
    true,
    true,
    true,
    false,
    false,
  ])
})

test('yen and rates are shown as the office writes them', () => {
  expect([17_710, -1_180, 0, 1_234_567].map(yenText)).toEqual([
    '¥17,710',
    '-¥1,180',
    '¥0',
    '¥1,234,567',
  ])
  expect([154_00, 154_25].map(rateText)).toEqual(['154', '154.25'])
})
