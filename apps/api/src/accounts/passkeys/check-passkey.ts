import type { SignedChallenge } from '@kakehashi/contract/accounts/passkeys'
import { verifyAuthenticationResponse } from '@simplewebauthn/server'
import type { Transaction } from 'kysely'
import type { DB } from '../../db/schema.gen.ts'
import type { Deps } from '../../deps.ts'
import { recordEvent } from '../../events/record.ts'
import { demand, Refusal } from '../../refusal.ts'
import type { Attempt } from '../../throttle.ts'
import { limits } from '../../throttle.ts'
import { spendChallenge } from './challenges.ts'
import { challengeOf } from './client-data.ts'
import { findPasskey, markPasskeyUsed, type PasskeyRow } from './queries.ts'
import { siteOf, userHandleOf } from './relying-party.ts'

interface CheckedPasskey {
  readonly passkey: PasskeyRow
  readonly newCounter: number
}

/** Counted by the id that is sent, whether it exists or not. */
export function passkeyAttempt({ id }: SignedChallenge): Attempt {
  return { limit: limits.passkey, of: id }
}

/** `sessionId` is that of the session to be proved, and null at login. */
export async function checkPasskey(
  deps: Deps,
  credential: SignedChallenge,
  sessionId: string | null,
): Promise<CheckedPasskey> {
  const { db, clock } = deps
  const challenge = challengeOf(credential.response)
  if (challenge === undefined) throw new Refusal('wrong-passkey')
  const use = { purpose: sessionId === null ? 'sign-in' : 'proof', sessionId } as const
  demand(await spendChallenge(db, challenge, use, clock.now()), 'passkey-expired')
  const passkey = await findPasskey(db, Buffer.from(credential.id, 'base64url'))
  if (!passkey) throw new Refusal('wrong-passkey')
  demand(isOfOwner(credential, passkey, sessionId === null), 'wrong-passkey')

  const newCounter = await verifiedCounter(deps, credential, challenge, passkey)
  if (newCounter === undefined) throw new Refusal('wrong-passkey')
  if (isCopied(passkey.counter, newCounter)) {
    await recordCopy(deps, passkey.user_id)
    throw new Refusal('copied-passkey')
  }
  return { passkey, newCounter }
}

/** In the transaction that lets the person in. */
export async function usePasskey(
  trx: Transaction<DB>,
  { passkey, newCounter }: CheckedPasskey,
  now: Date,
): Promise<void> {
  demand(await markPasskeyUsed(trx, passkey, newCounter, now), 'wrong-passkey')
}

/** A device that was told whose passkeys it may use need not say whose this one is. */
function isOfOwner(
  { response: { userHandle } }: SignedChallenge,
  { user_id }: PasskeyRow,
  isRequired: boolean,
): boolean {
  return userHandle ? userHandle === userHandleOf(user_id) : !isRequired
}

/** Undefined unless this site's challenge was signed with the passkey, by a verified person. */
async function verifiedCounter(
  { publicUrl }: Deps,
  { id, rawId, type, response }: SignedChallenge,
  challenge: string,
  { public_key }: PasskeyRow,
): Promise<number | undefined> {
  const site = siteOf(publicUrl)
  const { clientDataJSON, authenticatorData, signature } = response
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        id,
        rawId,
        type,
        response: { clientDataJSON, authenticatorData, signature },
        clientExtensionResults: {},
      },
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.id,
      // The counter is compared below: here it would be believed before its signature is checked.
      credential: { id, publicKey: new Uint8Array(public_key), counter: 0 },
      requireUserVerification: true,
    })
    return verified ? authenticationInfo.newCounter : undefined
  } catch {
    return undefined
  }
}

/** Two devices with one key count separately, so that one of them falls behind. */
function isCopied(counter: number, newCounter: number): boolean {
  return (counter > 0 || newCounter > 0) && newCounter <= counter
}

async function recordCopy({ db, clock }: Deps, userId: string): Promise<void> {
  await db.transaction().execute((trx) =>
    recordEvent(trx, {
      kind: 'passkey.copy-suspected',
      at: clock.now(),
      actorId: null,
      subject: { kind: 'user', id: userId },
    }),
  )
}
