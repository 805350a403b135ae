import { hasDrafts } from '@kakehashi/browser/drafts'
import { logOutHash } from '@kakehashi/contract/screen-paths'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useUserInfo } from '../session/use-user-info.ts'

/** Asks first if anything in this browser has not been sent, because a logout deletes it. */
export function useLogOut() {
  const [isLeaving, setLeaving] = useState(false)
  const [isAsked, setAsked] = useState(false)
  const navigate = useNavigate()
  const { pathname, hash } = useLocation()
  const isSignedIn = useUserInfo() !== null
  const isAsking = isSignedIn && (isAsked || hash === logOutHash)

  async function leave() {
    setLeaving(true)
    // Loaded on demand: pages of the public site need neither the store nor the API.
    const { logOut: endSession } = await import('./log-out.ts')
    await endSession()
    setLeaving(false)
    setAsked(false)
    await navigate('/login')
  }

  function stay() {
    setAsked(false)
    if (hash === logOutHash) void navigate(pathname, { replace: true })
  }

  return {
    logOut: () => (hasDrafts() ? setAsked(true) : void leave()),
    isLeaving,
    warning: { isOpen: isAsking, isBusy: isLeaving, onConfirm: () => void leave(), onCancel: stay },
  }
}
