import { useRef, useState } from 'react'
import {
  deleteVisitorRequest,
  isBlank,
  newVisitorRequest,
  readVisitorRequest,
  saveVisitorRequest,
  type StoredVisitorRequest,
  type VisitorRequest,
} from '../request-form/visitor-request.ts'
import { useVisitorFiles } from './use-visitor-files.ts'

export type VisitorRequestState = ReturnType<typeof useVisitorRequest>

/** The answers and files of a visitor, saved in the browser on every change. */
export function useVisitorRequest() {
  const [stored, setStored] = useState(() => readVisitorRequest() ?? newVisitorRequest())
  const latest = useRef(stored)

  /** Saved at once and not in an effect, because the next step may leave this page. */
  function replace(changed: StoredVisitorRequest) {
    const next = { ...changed, at: Date.now() }
    latest.current = next
    setStored(next)
    if (isBlank(next.request)) deleteVisitorRequest(next)
    else saveVisitorRequest(next)
  }
  const change = (changed: Partial<VisitorRequest>) =>
    replace({ ...latest.current, request: { ...latest.current.request, ...changed } })

  const files = useVisitorFiles(stored, {
    read: () => latest.current.request.files,
    write: (next) => change({ files: next }),
  })

  return {
    ...stored.request,
    isKept: stored.isKept,
    savedAt: stored.at,
    isBlank: isBlank(stored.request),
    change,
    files,
    keep: (isKept: boolean) => replace({ ...latest.current, isKept }),
    removeEverything: () => {
      deleteVisitorRequest(latest.current)
      files.forget()
      latest.current = newVisitorRequest()
      setStored(latest.current)
    },
  }
}
