import { expect, test } from 'vitest'
import { checkSigningKey } from '../../src/operations/doctor/check-signing-key.ts'
import { newSigningKey } from '../../src/papers/signing/new-signing-key.ts'
import { readSigningKey } from '../../src/papers/signing/signing-key.ts'

const from = new Date('2026-01-05T00:00:00Z')

test.each([
  ['before it is valid', '2026-01-04T00:00:00Z', 'problem'],
  ['while it is valid for long', '2035-12-01T00:00:00Z', 'ok'],
  ['in the last thirty days', '2035-12-10T00:00:00Z', 'warning'],
  ['after its last day', '2036-01-05T00:00:00Z', 'problem'],
])('the doctor looks at the certificate for signing: %s', async (_, now, level) => {
  const SIGNING_KEY = readSigningKey(await newSigningKey('Kakehashi', from))
  const found = checkSigningKey({ SIGNING_KEY }, new Date(now))
  expect(found).toMatchObject([{ part: 'signing key', level }])
  expect(found[0]?.text).toContain('valid from 2026-01-05 until 2036-01-05')
})

test('an office without a key for signing has nothing to renew', () => {
  expect(checkSigningKey({ SIGNING_KEY: undefined }, from)).toEqual([])
})
