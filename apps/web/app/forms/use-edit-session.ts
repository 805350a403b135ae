import { useCallback, useState } from 'react'

/** What a form edits, as it was at some moment. */
export interface Opened<Values> {
  version: string | undefined
  values: Values
}

export interface EditSession<Values> {
  opened: Opened<Values>
  now: Opened<Values>
  /** The writer has been refused, and knows. */
  isTold: boolean
  /** Goes with a save. */
  seen: string | undefined
  hear: (code: string | undefined) => false
  /** The form goes on from there: from what is there now, or from before a login. */
  reopen: (from: Opened<Values>) => void
}

/**
 * What a form was opened with, beside what the office has now. A save carries the version that was
 * on screen when the form was opened: the office tells what has happened since before anything is
 * overwritten, and the next press goes on from what is shown now.
 */
export function useEditSession<Values>(now: Opened<Values>): EditSession<Values> {
  const [opened, setOpened] = useState(now)
  const [isTold, setTold] = useState(false)
  const reopen = useCallback((from: Opened<Values>) => {
    setOpened(from)
    setTold(false)
  }, [])
  return {
    opened,
    now,
    isTold,
    seen: isTold ? now.version : opened.version,
    hear(code) {
      if (code === 'changed-meanwhile') setTold(true)
      return false
    },
    reopen,
  }
}
