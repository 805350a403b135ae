import { stages } from '@kakehashi/domain/request/stage'
import { expect, test } from 'vitest'
import { stageLink } from './stage-link.ts'

test('links to the screen of the current stage', () => {
  const links = stages.map((stage) => stageLink({ _id: '42', stage }))
  expect(links).toEqual([
    '/admin/request/42/quote',
    '/admin/payment/42',
    '/admin/translate/42',
    '/admin/review/42',
    '/admin/delivery/42',
    '/admin/complete/42',
  ])
})
