import { useEffect, useRef, useState } from 'react'
import { isStuck, isUnderWay } from '../../request/uploads/upload.ts'
import type { Uploads } from '../../request/uploads/use-uploads.ts'

/** Holds a pressed SEND back until its files have been uploaded. */
export function useWaitForFiles(uploads: Pick<Uploads, 'latest' | 'restored' | 'untilSettled'>) {
  const [isWaiting, setWaiting] = useState(false)
  const wait = useRef<AbortController>(undefined)
  useEffect(() => () => wait.current?.abort(), [])

  /** False if it was cancelled, or a file failed or was stopped. */
  async function areReady(): Promise<boolean> {
    // Without the files of the draft, the request would be sent without documents.
    await uploads.restored()
    const hasStuckFile = () => uploads.latest().some(isStuck)
    if (hasStuckFile()) return false
    if (!uploads.latest().some(isUnderWay)) return true
    const { signal } = (wait.current = new AbortController())
    setWaiting(true)
    await uploads.untilSettled(signal)
    setWaiting(false)
    return !signal.aborted && !hasStuckFile()
  }

  return { areReady, isWaiting, stopWaiting: () => wait.current?.abort() }
}
