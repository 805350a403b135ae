import { expect, test } from 'vitest'
import { networkOf } from './failed-sign-ins.ts'

test.each([
  ['203.0.113.77', '203.0.113.0/24'],
  ['::ffff:203.0.113.77', '203.0.113.0/24'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
  ['2001:db8::7', '2001:db8:0::/48'],
  ['::1', '0:0:0::/48'],
])('of the address %s only the network is kept', (address, network) => {
  expect(networkOf(address)).toBe(network)
})
