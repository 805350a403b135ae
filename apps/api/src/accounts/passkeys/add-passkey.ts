import type { NewCredential, PasskeyCreationOptions } from '@kakehashi/contract/accounts/passkeys'
import { mostPasskeys } from '@kakehashi/domain/people/passkeys'
import { verifyRegistrationResponse, type WebAuthnCredential } from '@simplewebauthn/server'
import { v7 as uuidv7 } from 'uuid'
import type { Deps } from '../../deps.ts'
import { recordEvent } from '../../events/record.ts'
import type { AuthContext } from '../../http/auth-context.ts'
import { getOffice } from '../../office/queries.ts'
import { enqueueMail } from '../../outbox/enqueue-mail.ts'
import { demand, Refusal } from '../../refusal.ts'
import { countAttempts, limits } from '../../throttle.ts'
import { getCurrentUser, lockCurrentUser } from '../people/get-user.ts'
import { greetedName } from '../people/greeted-name.ts'
import { markSessionByPasskey } from '../sessions/queries.ts'
import { challengeTime, issueChallenge, spendChallenge } from './challenges.ts'
import { challengeOf } from './client-data.ts'
import { insertPasskey, listPasskeys, type PasskeyRow } from './queries.ts'
import { descriptorOf, siteOf, userHandleOf } from './relying-party.ts'

/** EdDSA, ES256 and RS256, which together every device knows. */
const algorithms = [-8, -7, -257]

export async function startPasskey(
  { db, clock, publicUrl }: Deps,
  { actor, sessionId }: AuthContext,
): Promise<PasskeyCreationOptions> {
  const now = clock.now()
  const user = await getCurrentUser(db, actor.id)
  // Otherwise a stranger who registered the address would keep a way in after a reset.
  demand(user.email_verified_at !== null, 'email-not-verified')
  const existing = await listPasskeys(db, actor.id)
  demandSpace(existing)
  await countAttempts(db, now, [{ limit: limits.passkeyChallenge, of: actor.id }])
  const office = await getOffice(db)
  const challenge = await issueChallenge(db, { purpose: 'add', sessionId }, now)
  return {
    challenge,
    rp: { name: office.name.en, id: siteOf(publicUrl).id },
    user: { id: userHandleOf(user.id), name: user.email, displayName: greetedName(user) },
    pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key', alg })),
    timeout: challengeTime,
    attestation: 'none',
    excludeCredentials: existing.map(descriptorOf),
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
  }
}

export async function addPasskey(
  deps: Deps,
  auth: AuthContext,
  input: { readonly name: string; readonly credential: NewCredential },
): Promise<PasskeyRow> {
  const now = deps.clock.now()
  const userId = auth.actor.id
  const created = await checkNewCredential(deps, auth.sessionId, input.credential, now)
  return deps.db.transaction().execute(async (trx) => {
    const user = await lockCurrentUser(trx, userId)
    // The address may have been changed after the start.
    demand(user.email_verified_at !== null, 'email-not-verified')
    demandSpace(await listPasskeys(trx, userId))
    const passkey = await insertPasskey(trx, {
      id: uuidv7(),
      user_id: userId,
      credential_id: Buffer.from(created.id, 'base64url'),
      public_key: Buffer.from(created.publicKey),
      counter: created.counter,
      transports: input.credential.response.transports ?? [],
      name: input.name,
      created_at: now,
      last_used_at: null,
    })
    // Whoever has just created it is there, with the device.
    await markSessionByPasskey(trx, auth.sessionId, passkey.id)
    const subject = { kind: 'user', id: userId } as const
    const event = { kind: 'passkey.added', at: now, actorId: userId, subject } as const
    const eventId = await recordEvent(trx, event)
    await enqueueMail(trx, eventId, { kind: 'passkey-changed', userId, isAdded: true })
    return passkey
  })
}

function demandSpace(passkeys: readonly PasskeyRow[]): void {
  if (passkeys.length < mostPasskeys) return
  throw new Refusal('too-many-passkeys', { values: { most: mostPasskeys } })
}

async function checkNewCredential(
  { db, publicUrl }: Deps,
  sessionId: string,
  credential: NewCredential,
  now: Date,
): Promise<WebAuthnCredential> {
  const challenge = challengeOf(credential.response)
  if (challenge === undefined) throw new Refusal('wrong-passkey')
  const isOurs = await spendChallenge(db, challenge, { purpose: 'add', sessionId }, now)
  demand(isOurs, 'passkey-expired')
  const site = siteOf(publicUrl)
  const { id, rawId, type, response } = credential
  const { clientDataJSON, attestationObject } = response
  const checked = await verifyRegistrationResponse({
    response: {
      id,
      rawId,
      type,
      response: { clientDataJSON, attestationObject },
      clientExtensionResults: {},
    },
    expectedChallenge: challenge,
    expectedOrigin: site.origin,
    expectedRPID: site.id,
    supportedAlgorithmIDs: algorithms,
    requireUserVerification: true,
  }).catch(() => ({ verified: false }) as const)
  if (!checked.verified) throw new Refusal('wrong-passkey')
  return checked.registrationInfo.credential
}
