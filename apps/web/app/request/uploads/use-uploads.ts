import { useEffect, useEffectEvent, useMemo, useState, useSyncExternalStore } from 'react'
import type { sendDocument, Uploaded } from '../../api/documents-api.ts'
import { showToast } from '@kakehashi/ui/toast'
import { savedUnder } from './saved-uploads.ts'
import type { CheckFile } from './check-file.ts'
import type { Attach } from './queue-options.ts'
import { createUploadQueue } from './upload-queue.ts'
import { isUnderWay } from './upload.ts'

interface UploadsOptions {
  /** Whose uploads these are and for what. Without it they do not survive a reload. */
  saveFor?: { person: string; name: string } | undefined
  /** Adds an uploaded file to its request. The file is ready only after that. */
  attach?: Attach | undefined
  /** The endpoint and the check in the browser; by default those for documents to be translated. */
  send?: typeof sendDocument
  check?: CheckFile
}

export type Uploads = ReturnType<typeof useUploads>

/** The files of a form. They are sent while the form is being filled in, and survive a reload. */
export function useUploads({ saveFor, attach, send, check }: UploadsOptions = {}) {
  const [queue] = useState(() =>
    createUploadQueue({
      onArrival: showToast.success,
      ...(send && { send }),
      ...(check && { check }),
      ...(saveFor && { storage: savedUnder(saveFor.person, saveFor.name) }),
    }),
  )
  const attachNow = useEffectEvent(async (uploaded: Uploaded) => attach?.(uploaded))
  const isAttaching = attach !== undefined
  useEffect(
    () => queue.start(isAttaching ? (uploaded) => attachNow(uploaded) : undefined),
    [queue, isAttaching],
  )

  const { uploads, leftOut } = useSyncExternalStore(queue.subscribe, queue.read, queue.read)
  const actions = useMemo(() => {
    const { add, cancel, retry, accept, remove, clear } = queue
    const { verify, markOrdered, read, subscribe, restored } = queue
    /** Resolves when no upload is running any more. */
    const untilSettled = (signal?: AbortSignal) =>
      new Promise<void>((resolve) => {
        const finishIfSettled = () => {
          if (signal?.aborted || !read().uploads.some(isUnderWay)) finish()
        }
        const stop = subscribe(finishIfSettled)
        function finish() {
          stop()
          signal?.removeEventListener('abort', finishIfSettled)
          resolve()
        }
        signal?.addEventListener('abort', finishIfSettled)
        finishIfSettled()
      })
    const latest = () => read().uploads
    return {
      add,
      cancel,
      retry,
      accept,
      remove,
      clear,
      verify,
      markOrdered,
      restored,
      untilSettled,
      latest,
    }
  }, [queue])

  return { ...actions, items: uploads, leftOut }
}
