import { stages } from '@kakehashi/domain/request/stage'
import { expect, test } from 'vitest'
import { translatorRequestPath } from './screen-paths.ts'

test("a translator's request links to the screen of its current stage", () => {
  expect(stages.map((stage) => translatorRequestPath(stage, '42'))).toEqual([
    '/admin/request/42/quote',
    '/admin/payment/42',
    '/admin/translate/42',
    '/admin/review/42',
    '/admin/delivery/42',
    '/admin/complete/42',
  ])
})
