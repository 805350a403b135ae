import { createHash } from 'node:crypto'
import type { Endpoint } from '@kakehashi/contract/http/endpoint'
import fc from 'fast-check'
import type { Office } from '../../support/office.ts'
import { type Caller, browserOf, createCaller, sessionCookie } from '../callers.ts'
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

/**
 * Calls with the same valid call at their start. The next ones have another, because calls that
 * succeed leave a request in a state in which most are refused.
 */
const callsPerValidCall = 20

export async function sendBatch(office: Office, batch: Batch): Promise<BatchResult> {
  const faults: Fault[] = []
  const statuses: number[] = []
  let sender = senderOf(await createCaller(office, batch.kind))
  while (statuses.length < batch.count) {
    const seed = seedOf(batch.seed, statuses.length)
    const numRuns = Math.min(callsPerValidCall, batch.count - statuses.length)
    const calls = randomCall(batch.endpoint, await prepareCall(batch, sender.caller))
    let isLimited = false
    for (const call of fc.sample(calls, { seed, numRuns })) {
      const reply = await sendRaw(office.address, withCaller(call, sender.token))
      statuses.push(reply.status)
      const what = faultIn(reply)
      if (what) faults.push({ what, call })
      isLimited ||= reply.status === 429
      const isSignedOut = errorCodeOf(parsed(reply.text)) === 'not-signed-in'
      if (isSignedOut) sender = await signedInAgain(office, batch.kind, sender)
    }
    if (isLimited) sender = senderOf(await createCaller(office, batch.kind))
  }
  return { faults, statuses }
}

/** Batches share an office, and what another one prepares can be in the way for a moment. */
async function prepareCall({ validCall }: Batch, caller: Caller): Promise<CallInput> {
  for (let triesLeft = 4; ; triesLeft -= 1) {
    try {
      return await validCall(caller)
    } catch (error) {
      if (triesLeft === 0) throw error
    }
  }
}

interface Sender {
  readonly caller: Caller
  readonly token: string | undefined
}

function senderOf(caller: Caller): Sender {
  return { caller, token: caller.browser.cookies.get(sessionCookie) }
}

/** Calls may end the session of their sender, or delete the person, who is replaced then. */
async function signedInAgain(office: Office, kind: Kind, sender: Sender): Promise<Sender> {
  const { account } = sender.caller
  if (!account || signedOut.has(kind)) return sender
  const browser = await browserOf(office, account.id, { isFirst: true }).catch(() => undefined)
  return senderOf(browser ? { browser, account } : await createCaller(office, kind))
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
