import { createHash } from 'node:crypto'
import type { Endpoint } from '@kakehashi/contract/http/endpoint'
import fc from 'fast-check'
import type { Office } from '../../support/office.ts'
import { type Caller, browserOf, createCaller, seedUser, sessionCookie } from '../callers.ts'
import { errorCodeOf } from '../permissions/outcome.ts'
import { type Kind, signedOut } from '../permissions/permission-rows.ts'
import type { CallInput } from '../../support/browser.ts'
import { randomCall } from './random-calls.ts'
import { type RawCall, sendRaw } from './raw-http.ts'
import { faultIn, parsed } from './reply-faults.ts'

/** Random calls to one endpoint by one new person. The seed repeats exactly these calls. */
export interface Batch {
  readonly endpoint: Endpoint
  readonly kind: Kind
  readonly seed: number
  readonly count: number
  readonly validCall: (caller: Caller) => Promise<CallInput>
}

export interface Fault {
  readonly what: string
  readonly call: RawCall
}

export interface BatchResult {
  readonly faults: readonly Fault[]
  readonly statuses: readonly number[]
}

/** Any number that is always the same for the same words. */
export function seedOf(...words: readonly (string | number)[]): number {
  return createHash('sha256').update(words.join(' ')).digest().readInt32BE()
}

export async function sendBatch(office: Office, batch: Batch): Promise<BatchResult> {
  const { endpoint, kind, seed, count } = batch
  const caller = await createCaller(office, kind)
  const calls = randomCall(endpoint, await batch.validCall(caller))
  const faults: Fault[] = []
  const statuses: number[] = []
  let token = caller.browser.cookies.get(sessionCookie)
  for (const call of fc.sample(calls, { seed, numRuns: count })) {
    const reply = await sendRaw(office.address, withCaller(call, token))
    statuses.push(reply.status)
    // Other batches are sent meanwhile, so the CPU time is not that of this call.
    const what = faultIn({ ...reply, cpuMs: 0 })
    if (what) faults.push({ what, call })
    const isSignedOut = errorCodeOf(parsed(reply.text)) === 'not-signed-in'
    if (isSignedOut && !signedOut.has(kind)) token = await newSession(office, caller)
  }
  return { faults, statuses }
}

/** Calls may end the session of their sender, or delete the person, who is replaced then. */
async function newSession(office: Office, { account }: Caller): Promise<string | undefined> {
  const browser = account
    ? await browserOf(office, account.id).catch(async () => (await seedUser(office)).browser)
    : undefined
  return browser?.cookies.get(sessionCookie)
}

let addresses = 0

/** Each call has a different address, so that throttles do not refuse it. */
function withCaller(call: RawCall, token: string | undefined): RawCall {
  addresses += 1
  const from = `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`
  const { 'x-cookie': odd, ...headers } = call.headers
  const cookie = [token && `${sessionCookie}=${token}`, odd].filter(Boolean).join('; ')
  return { ...call, headers: { 'x-forwarded-for': from, ...headers, ...(cookie && { cookie }) } }
}
