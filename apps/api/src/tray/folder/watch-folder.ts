import { setTimeout } from 'node:timers/promises'
import { forgetFolder } from '../queries.ts'
import { type FolderDeps, FolderKeeper } from './folder-keeper.ts'

interface ScannerWatch {
  stop(): Promise<void>
}

/** Of a worker without a folder. One of another machine says again that there is one. */
export async function watchNoFolder({ db }: Pick<FolderDeps, 'db'>): Promise<ScannerWatch> {
  await forgetFolder(db)
  return { stop: async () => {} }
}

/** Asked again and again, because nothing reports changes on a share of another machine. */
const looksEvery = 1_000

export function watchScannerFolder(
  deps: FolderDeps,
  folder: string,
  settlesAfter?: number,
): ScannerWatch {
  const keeper = new FolderKeeper(deps, folder, settlesAfter)
  const stopped = new AbortController()

  async function watch(): Promise<void> {
    while (!stopped.signal.aborted) {
      await keeper.look()
      await setTimeout(looksEvery, undefined, { signal: stopped.signal }).catch(() => {})
    }
  }
  const ended = watch()
  return {
    /** Waits for the file that is being taken in. */
    async stop() {
      stopped.abort()
      await ended
    },
  }
}
