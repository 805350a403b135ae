import type { Endpoint } from '@kakehashi/contract/http/endpoint'
import { endpoints } from '@kakehashi/contract/endpoints'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sampleSigningKey } from '../../support/certificates.ts'
import { type Office, openOffice } from '../../support/office.ts'
import { type SeededUser, browserOf, seedUser, sessionCookie } from '../callers.ts'
import { errorCodeOf } from '../permissions/outcome.ts'
import { randomCall } from './random-calls.ts'
import { faultIn, parsed } from './reply-faults.ts'
import { type RawCall, type RawReply, sendRaw } from './raw-http.ts'
import { recordHeartbeat, nameOf, validCall } from '../valid-calls.ts'

const isFull = process.env['FULL'] === '1'
const numRuns = isFull ? 1_000 : 15
// The quick run uses the same calls each time; the full run uses others and prints its seed.
const parameters = isFull ? { numRuns } : { numRuns, seed: 217 }
const timeout = isFull ? 600_000 : 120_000

let office: Office
let owner: SeededUser
let ownersToken: string
const statistics = { replies: 0, byStatus: new Map<number, number>(), maxCpuMs: 0 }

beforeAll(async () => {
  office = await openOffice(undefined, { signingKey: await sampleSigningKey() })
  owner = await seedUser(office, { isAdmin: true, isOwner: true })
  await signOwnerIn()
  await recordHeartbeat(office)
})
afterAll(async () => {
  if (isFull)
    process.stdout.write(
      `${JSON.stringify({ ...statistics, byStatus: [...statistics.byStatus] })}\n`,
    )
  await office.close()
})

async function signOwnerIn(): Promise<void> {
  const browser = await browserOf(office, owner.account.id)
  ownersToken = browser.cookies.get(sessionCookie) ?? ''
}

let callers = 0

/** The reply, and the CPU time of this process, which is also the API, until it came. */
async function send(call: RawCall, cookie: string): Promise<RawReply & { cpuMs: number }> {
  callers += 1
  // Each call has a different address, so that throttles do not refuse it.
  const from = `10.${(callers >> 16) & 255}.${(callers >> 8) & 255}.${callers & 255}`
  const { 'x-cookie': oddCookie, ...headers } = call.headers
  const cookies = [cookie, oddCookie].filter(Boolean).join('; ')
  const start = process.cpuUsage()
  const reply = await sendRaw(office.address, {
    ...call,
    headers: { 'x-forwarded-for': from, ...headers, ...(cookies && { cookie: cookies }) },
  })
  const { user, system } = process.cpuUsage(start)
  const cpuMs = (user + system) / 1_000
  statistics.replies += 1
  statistics.byStatus.set(reply.status, (statistics.byStatus.get(reply.status) ?? 0) + 1)
  statistics.maxCpuMs = Math.max(statistics.maxCpuMs, cpuMs)
  return { ...reply, cpuMs }
}

async function callsTo(endpoint: Endpoint): Promise<fc.Arbitrary<RawCall>> {
  const context = { office, caller: owner, customer: await seedUser(office) }
  return randomCall(endpoint, await validCall(endpoint, context))
}

describe(`each of ${numRuns} random calls succeeds or is refused with a message:`, () => {
  const named = endpoints.map((endpoint) => [nameOf(endpoint), endpoint] as const)

  test.each(named)('%s, sent by a visitor', { timeout }, async (_name, endpoint) => {
    const property = fc.asyncProperty(await callsTo(endpoint), async (call) => {
      const reply = await send(call, '')

      expect(faultIn(reply, reply.cpuMs)).toBeUndefined()
    })
    await fc.assert(property, parameters)
  })

  test.each(named)('%s, sent by an owner', { timeout }, async (_name, endpoint) => {
    const property = fc.asyncProperty(await callsTo(endpoint), async (call) => {
      const reply = await send(call, `${sessionCookie}=${ownersToken}`)

      expect(faultIn(reply, reply.cpuMs)).toBeUndefined()
      expect(errorCodeOf(parsed(reply.text))).not.toBe('not-signed-in')
      // The call may have ended the session of the owner.
      if (reply.status < 300 && call.method !== 'GET') await signOwnerIn()
    })
    await fc.assert(property, parameters)
  })
})

test('no job fails on the data that was stored', { timeout }, async () => {
  await office.runJobs()

  const failed = await sql`
    select task_identifier, last_error from graphile_worker.jobs where last_error is not null
  `.execute(office.db)
  expect(failed.rows).toEqual([])
})
