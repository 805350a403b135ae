import { systemClock } from './clock.ts'
import type { Config } from './config.ts'
import { createFileStorage } from './create-file-storage.ts'
import type { Database } from './db/connection.ts'
import { createAnchoring, listAnchors, readNotedSeal } from './events/anchors.ts'
import { createHistoryKeys } from './events/history-keys.ts'
import { sealEvents } from './events/seal.ts'
import { describeProblem, verifyEvents } from './events/verify.ts'
import { saveVerdict } from './history/save-verdict.ts'

/** Throws with one line for each problem; otherwise seals and anchors what is new. */
export async function verifyHistory(
  db: Database,
  config: Config,
  noted: readonly string[],
  store = createFileStorage(config).store,
): Promise<string> {
  const keys = createHistoryKeys(config.HISTORY_KEYS)
  const fromLog = noted.map((text) => {
    const seal = readNotedSeal(text)
    if (!seal) throw new Error(`${text} is not a seal: write it as POSITION:SEAL, as in the log`)
    return seal
  })
  const anchors = await listAnchors(store)
  const verdict = await verifyEvents(db, {
    keys,
    // Without any in the store, seals from the log must not hide that.
    anchors: anchors.length > 0 ? [...anchors, ...fromLog] : anchors,
    isTimeReal: config.NODE_ENV === 'production',
  })
  await saveVerdict(db, verdict, anchors.length, { now: systemClock.now() })
  if (!verdict.isIntact) {
    const lines = verdict.problems.map((problem) => `  ${describeProblem(problem)}`)
    throw new Error(`The history is not intact:\n${lines.join('\n')}`)
  }
  const newest = await sealEvents(db, keys)
  await createAnchoring(store)(newest, systemClock.now())
  const unkeyed = verdict.unkeyedUntil > 0 ? `, unkeyed until ${verdict.unkeyedUntil}` : ''
  return `Verified ${verdict.count} events${unkeyed} and ${verdict.anchors} anchors; sealed ${newest.sealed} more; newest seal ${newest.position}:${newest.head}`
}
