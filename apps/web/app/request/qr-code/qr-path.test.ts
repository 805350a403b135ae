import { expect, test } from 'vitest'

import { modulesPath } from './qr-path.ts'

test('neighbouring modules of a row become one rectangle', () => {
  expect(
    modulesPath([
      [true, true, false, true],
      [false, false, false, false],
      [false, true, false, false],
    ]),
  ).toBe('M0 0h2v1h-2zM3 0h1v1h-1zM1 2h1v1h-1z')
})
