import { useEffect, useEffectEvent, useMemo, useState, useSyncExternalStore } from 'react'
import type { sendDocument, Uploaded } from '../../api/documents-api.ts'
import { prepareToasts } from '@kakehashi/ui/toast-host'
import { showToast } from '@kakehashi/ui/toast'
import { savedUnder } from './saved-uploads.ts'
import type { Attach, CheckFile } from './queue-options.ts'
import { createUploadQueue } from './upload-queue.ts'
import { isUnderWay } from './upload.ts'

interface UploadsOptions {
  /** Whose they are and what for: then they survive a reload. */
  keepFor?: { person: string; name: string } | undefined
  /** What becomes of a file once it is at the office; until that has succeeded it is not ready. */
  attach?: Attach | undefined
  /** Where to, and what is turned away here; papers to be translated unless told. */
  send?: typeof sendDocument
  check?: CheckFile
}

export type Uploads = ReturnType<typeof useUploads>

/** The files of a form: chosen, sent while the person goes on filling it in, and kept. */
export function useUploads({ keepFor, attach, send, check }: UploadsOptions = {}) {
  const [queue] = useState(() =>
    createUploadQueue({
      onArrival: showToast.success,
      ...(send && { send }),
      ...(check && { check }),
      ...(keepFor && { storage: savedUnder(keepFor.person, keepFor.name) }),
    }),
  )
  const attachNow = useEffectEvent(async (uploaded: Uploaded) => attach?.(uploaded))
  const isAttaching = attach !== undefined
  useEffect(
    () => queue.start(isAttaching ? (uploaded) => attachNow(uploaded) : undefined),
    [queue, isAttaching],
  )

  const { uploads, leftOut } = useSyncExternalStore(queue.subscribe, queue.read, queue.read)
  const ways = useMemo(() => {
    const { cancel, retry, remove, clear, verify, markOrdered, read, subscribe } = queue
    /** Resolves when nothing is on its way any more. */
    const untilSettled = (signal?: AbortSignal) =>
      new Promise<void>((resolve) => {
        const look = () => {
          if (signal?.aborted || !read().uploads.some(isUnderWay)) finish()
        }
        const stop = subscribe(look)
        function finish() {
          stop()
          signal?.removeEventListener('abort', look)
          resolve()
        }
        signal?.addEventListener('abort', look)
        look()
      })
    const latest = () => read().uploads
    /** They end in a toast, which is fetched while there is a line. */
    function add(files: Iterable<File>, inOrder?: number) {
      prepareToasts()
      queue.add(files, inOrder)
    }
    return { add, cancel, retry, remove, clear, verify, markOrdered, untilSettled, latest }
  }, [queue])

  return { ...ways, items: uploads, leftOut }
}
