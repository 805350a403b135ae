import {
  type FolderProblem,
  isTrayRefusal,
  type RefusedCounts,
} from '@kakehashi/domain/counter/tray'
import { duration } from '../../clock.ts'
import type { Deps } from '../../deps.ts'
import type { Log } from '../../log.ts'
import { publishChange } from '../../outbox/publish-change.ts'
import { findFolderState, findRoom, saveFolderState, tryLockFolder } from '../queries.ts'
import { claimFile, listClaimedFiles } from './claims.ts'
import { countRefusedFiles, deleteOldRefusedFiles } from './refused-files.ts'
import { errorCode, listScanFiles, type ScanFile } from './scan-files.ts'
import { SettledFiles } from './settled-files.ts'
import { takeIn } from './take-in.ts'

export interface FolderDeps extends Pick<Deps, 'db' | 'clock' | 'files'> {
  readonly log: Log
}

const reportsEvery = 10 * duration.second
const triesAgainAfter = 10 * duration.second
/** Somebody has to change the rights of the folder, or what is in it. */
const deniedCodes: ReadonlySet<string> = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOTDIR'])

export class FolderKeeper {
  readonly #deps: FolderDeps
  readonly #folder: string
  readonly #settled: SettledFiles
  /** Files that could not be taken in, and when they are tried again. */
  #later = new Map<string, { readonly at: number; readonly isDenied: boolean }>()
  #reportedAt = -Infinity
  #isFull = false

  constructor(deps: FolderDeps, folder: string, settlesAfter?: number) {
    this.#deps = deps
    this.#folder = folder
    this.#settled = new SettledFiles(settlesAfter)
  }

  /** Takes in what is whole. A file that cannot be taken in now stays where it is. */
  async look(): Promise<void> {
    let problem: FolderProblem | null = null
    try {
      await this.#takeAll()
      if (this.#isFull) problem = 'full'
      if ([...this.#later.values()].some(({ isDenied }) => isDenied)) problem = 'unreadable'
    } catch (error) {
      this.#deps.log.warn({ reason: errorCode(error) }, 'cannot use the scanner folder')
      problem = 'unreadable'
    }
    await this.#report(problem)
  }

  async #takeAll(): Promise<void> {
    const whole = this.#settled.among(await listScanFiles(this.#folder), performance.now())
    if (whole.length > 0) await this.#claim(whole)
    else this.#isFull = false
    const claimed = await listClaimedFiles(this.#folder)
    // Another worker, or a person, has dealt with the rest.
    this.#later = new Map([...this.#later].filter(([id]) => claimed.some((each) => each.id === id)))
    for (const { id } of claimed) {
      if ((this.#later.get(id)?.at ?? 0) <= performance.now()) await this.#takeOne(id)
    }
  }

  async #claim(whole: readonly ScanFile[]): Promise<void> {
    const claimed = await listClaimedFiles(this.#folder)
    const room = Math.max(0, (await findRoom(this.#deps.db)) - claimed.length)
    for (const file of whole.slice(0, room)) await claimFile(this.#folder, file)
    this.#isFull = whole.length > room
  }

  /** With a lock, so that another worker does not read the same file meanwhile. */
  async #takeOne(id: string): Promise<void> {
    const { db, log } = this.#deps
    try {
      await db.transaction().execute(async (trx) => {
        if (!(await tryLockFolder(trx))) return
        const claimed = (await listClaimedFiles(this.#folder)).find((each) => each.id === id)
        const code = claimed && (await takeIn(this.#deps, this.#folder, claimed))
        if (!code) return
        log.warn({ reason: code }, 'file of the scanner folder refused')
        this.#reportedAt = -Infinity
      })
      this.#later.delete(id)
    } catch (error) {
      const reason = errorCode(error)
      log.warn({ file: id, reason }, 'cannot take in a scan yet')
      const at = performance.now() + triesAgainAfter
      this.#later.set(id, { at, isDenied: deniedCodes.has(reason) })
    }
  }

  async #report(found: FolderProblem | null): Promise<void> {
    const { db, clock, log } = this.#deps
    if (performance.now() - this.#reportedAt < reportsEvery) return
    try {
      const tidied = found === 'unreadable' ? undefined : await this.#tidyRefused()
      const [problem, refused] = tidied ? [found, tidied] : ['unreadable' as const, {}]
      await db.transaction().execute(async (trx) => {
        const before = await findFolderState(trx)
        await saveFolderState(trx, { seen_at: clock.now(), problem, refused })
        const isSame = before?.problem === problem && isSameCounts(before.refused, refused)
        if (!isSame) await publishChange(trx, { type: 'Tray' }, [])
      })
      this.#reportedAt = performance.now()
    } catch (error) {
      log.warn({ reason: errorCode(error) }, 'cannot say how the scanner folder is')
    }
  }

  /** What is left. Undefined if the folder of what was refused cannot be used. */
  async #tidyRefused(): Promise<RefusedCounts | undefined> {
    try {
      await deleteOldRefusedFiles(this.#folder, this.#deps.clock.now())
      return await countRefusedFiles(this.#folder)
    } catch (error) {
      this.#deps.log.warn({ reason: errorCode(error) }, 'cannot use the refused scans')
      return undefined
    }
  }
}

function isSameCounts(one: RefusedCounts, other: RefusedCounts): boolean {
  const codes = [...Object.keys(one), ...Object.keys(other)].filter(isTrayRefusal)
  return codes.every((code) => one[code] === other[code])
}
