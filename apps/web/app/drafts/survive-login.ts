import { useEffect, useRef, useState } from 'react'
import { deleteDraft, saveDraft, readDraft } from '@kakehashi/browser/drafts'
import { useUserInfo } from '../session/use-user-info.ts'
import { getUserInfo, hasLoggedOut } from '@kakehashi/browser/user-info'

/**
 * Saves the input of a form when the session ends, and restores it once for the same user after
 * login. Not saved when users leave in any other way, because they are asked before that.
 */
export function useSurviveLogin<Typed extends object>(
  what: string,
  typedNow: (found: Partial<Typed> | undefined) => Typed | undefined,
): Partial<Typed> | undefined {
  const person = useUserInfo()?._id
  const [owner] = useState(person)
  const [found] = useState(() => findSaved<Typed>(owner, what))
  const typed = typedNow(found)
  const latest = useRef(typed)
  useEffect(() => {
    latest.current = typed
  })
  useEffect(() => {
    if (owner === undefined) return undefined
    deleteDraft(owner, what)
    return () => {
      const hasEnded = getUserInfo() === null && !hasLoggedOut()
      if (hasEnded && latest.current) {
        saveDraft(owner, what, { typed: latest.current })
      }
    }
  }, [owner, what])
  return found
}

function findSaved<Typed>(owner: string | undefined, what: string): Partial<Typed> | undefined {
  if (owner === undefined) return undefined
  const { typed } = readDraft(owner, what)
  return typeof typed === 'object' && typed !== null ? typed : undefined
}
