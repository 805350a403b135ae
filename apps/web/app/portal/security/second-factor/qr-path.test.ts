import { expect, test } from 'vitest'

import { modulesPath } from './qr-path.ts'

test('neighbours in a row are drawn as one box, rows stand under each other', () => {
  expect(
    modulesPath([
      [true, true, false, true],
      [false, false, false, false],
      [false, true, false, false],
    ]),
  ).toBe('M0 0h2v1h-2zM3 0h1v1h-1zM1 2h1v1h-1z')
})
