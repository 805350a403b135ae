import type { Clock } from '../clock.ts'
import type { Database } from '../db/connection.ts'
import { listAnchors } from '../events/anchors.ts'
import type { HistoryKeys } from '../events/history-keys.ts'
import { verifyEvents } from '../events/verify.ts'
import { saveVerdict } from '../history/save-verdict.ts'
import type { FileStore } from '../storage/file-store.ts'

interface Options {
  readonly db: Database
  readonly clock: Clock
  readonly historyKeys: HistoryKeys
  readonly files: { readonly store: FileStore }
  readonly isTimeReal?: boolean
}

/** Compares the whole history with its seals, because an owner has asked for it. */
export async function verifyForOwner(options: Options, checkId: string): Promise<void> {
  const { db, clock, historyKeys: keys, files, isTimeReal = false } = options
  // Read before the events: a newer anchor would seem to be of a lost event.
  const anchors = await listAnchors(files.store)
  const verdict = await verifyEvents(db, { keys, anchors, isTimeReal })
  await saveVerdict(db, verdict, anchors.length, { now: clock.now(), checkId })
}
