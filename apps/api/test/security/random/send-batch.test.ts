import { endpoint } from '@kakehashi/contract/http/endpoint'
import { doneReply } from '@kakehashi/contract/http/done-reply'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { type Office, openOffice } from '../../support/office.ts'
import { sendBatch, seedOf } from './send-batch.ts'

/** Fails on most of the bodies that it accepts. */
const broken = endpoint({
  method: 'POST',
  path: '/api/broken',
  summary: 'Breaks',
  permission: 'anyone',
  body: z.strictObject({ name: z.unknown() }),
  reply: doneReply,
  refusals: [],
})
let office: Office

beforeAll(async () => {
  office = await openOffice((api) =>
    api.serve(broken, async ({ body }) => {
      if (body.name !== 'Keiko') throw new Error('an unexpected name')
      return Promise.resolve({ message: 'Hello' })
    }),
  )
})
afterAll(() => office.close())

test('a body that breaks an endpoint is found, and again with the same seed', async () => {
  const batch = {
    endpoint: broken,
    kind: 'customer' as const,
    seed: seedOf('any', 1),
    count: 100,
    validCall: () => Promise.resolve({ body: { name: 'Keiko' } }),
  }
  const { faults, statuses } = await sendBatch(office, batch)
  const again = await sendBatch(office, batch)

  expect(statuses).toContain(200)
  expect(faults.length).toBeGreaterThan(0)
  expect(faults[0]?.what).toMatch(/^returned 500/)
  expect(again.faults.map(({ call }) => call)).toEqual(faults.map(({ call }) => call))
})
