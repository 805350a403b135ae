import { expect, test } from 'vitest'
import { groupDigits } from './scan-code.tsx'

test('a secret is split into groups of four', () => {
  expect(groupDigits('JBSWY3DPEHPK3PXP')).toBe('JBSW Y3DP EHPK 3PXP')
  expect(groupDigits('JBSWY3DPEH')).toBe('JBSW Y3DP EH')
  expect(groupDigits('JBSW')).toBe('JBSW')
})
