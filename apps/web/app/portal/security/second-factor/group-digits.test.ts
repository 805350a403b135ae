import { expect, test } from 'vitest'
import { grouped } from './group-digits.ts'

test('a secret is written in groups of four', () => {
  expect(grouped('JBSWY3DPEHPK3PXP')).toBe('JBSW Y3DP EHPK 3PXP')
  expect(grouped('JBSWY3DPEH')).toBe('JBSW Y3DP EH')
  expect(grouped('JBSW')).toBe('JBSW')
})
