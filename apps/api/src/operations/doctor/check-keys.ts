import type { Config } from '../../config.ts'
import type { Database } from '../../db/connection.ts'
import { unseal } from '../../accounts/sessions/tokens.ts'
import { origin, sealOf } from '../../events/hash-chain.ts'
import { createHistoryKeys } from '../../events/history-keys.ts'
import { holderOf } from '../../documents/key-holder.ts'
import { createOfficeSecret } from '../../office-secret.ts'
import { createVault } from '../../storage/vault.ts'
import { type Finding, finding, ok, problem } from './finding.ts'

/** Opens the newest of what each key has sealed: after a restore, a wrong key shows only there. */
export async function checkKeys(config: Config, db: Database): Promise<Finding[]> {
  const found = await Promise.all([
    fileKeys(config, db),
    officeSecret(config, db),
    historyKeys(config, db),
  ])
  return found.flat()
}

function fileKeys({ FILE_KEYS }: Config, db: Database): Promise<Finding[]> {
  const advice =
    'Put the key with which the files were stored into FILE_KEYS, after the current one. Without it they cannot be opened.'
  return finding('FILE_KEYS', advice, async () => {
    const newest = await db
      .selectFrom('files')
      .select(['id', 'key_id', 'wrapped_key'])
      .where('removed_at', 'is', null)
      .orderBy('created_at', 'desc')
      .limit(1)
      .executeTakeFirst()
    if (!newest) return ok('FILE_KEYS', 'there is no file yet')
    await createVault(FILE_KEYS)
      .rewrap({ ...newest, holder: holderOf('files', newest.id) })
      .catch((error: unknown) => {
        throw new Error('the newest file cannot be opened', { cause: error })
      })
    return ok('FILE_KEYS', 'opens the newest file')
  })
}

function officeSecret(config: Config, db: Database): Promise<Finding[]> {
  const advice =
    'Put the secret with which the office ran before into OFFICE_SECRET, or into OFFICE_SECRET_PREVIOUS.'
  return finding('OFFICE_SECRET', advice, async () => {
    const user = await db
      .selectFrom('users')
      .select('totp_secret')
      .where('totp_secret', 'is not', null)
      .limit(1)
      .executeTakeFirst()
    if (!user?.totp_secret) return ok('OFFICE_SECRET', 'nobody has two-step login yet')
    try {
      unseal(
        createOfficeSecret(config.OFFICE_SECRET, config.OFFICE_SECRET_PREVIOUS),
        user.totp_secret,
      )
    } catch {
      return problem('OFFICE_SECRET', 'does not open the two-step login of people', advice)
    }
    return ok('OFFICE_SECRET', 'opens the two-step login of people')
  })
}

function historyKeys({ HISTORY_KEYS }: Config, db: Database): Promise<Finding[]> {
  const part = 'HISTORY_KEYS'
  const advice = 'Put the key with which the office ran before into HISTORY_KEYS.'
  return finding(part, advice, async () => {
    const seals = await db
      .selectFrom('event_seals')
      .innerJoin('events', 'events.id', 'event_seals.event_id')
      .selectAll('events')
      .select(['event_seals.position', 'event_seals.hash', 'event_seals.key_id'])
      .orderBy('event_seals.position', 'desc')
      .limit(2)
      .execute()
    const [newest, before] = seals
    if (!newest || newest.key_id === null) return ok(part, 'nothing is sealed yet')
    const key = createHistoryKeys(HISTORY_KEYS).find(newest.key_id)
    if (!key) return problem(part, `has no key ${newest.key_id}, which sealed the history`, advice)
    const expected = sealOf(before?.hash ?? origin, newest.position, newest, key)
    if (!expected.equals(newest.hash))
      return problem(
        part,
        `the key ${newest.key_id} is not the one that sealed the history`,
        advice,
      )
    return ok(part, 'has the key of the newest seal; `verify-events` checks all of them')
  })
}
