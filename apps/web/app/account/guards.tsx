import { isAssignable } from '@kakehashi/domain/people/roles'
import { type ReactNode, useState, useEffect } from 'react'
import { Navigate, useLocation } from 'react-router'
import { fetchWaitingCount } from './fetch-waiting-count.ts'
import { withRedirect } from './redirect.ts'
import { isSharedComputer } from '@kakehashi/browser/shared-computer'
import {
  hasLoggedOut,
  hasLoggedOutElsewhere,
  hasSessionEnded,
  type UserInfo,
} from '@kakehashi/browser/user-info'
import { useUserInfo } from '../session/use-user-info.ts'
import { isSiteAddress } from '@kakehashi/contract/site-addresses'

interface GuardProps {
  children: ReactNode
}

/** Sends visitors to the login page, which returns them here. */
export function LoggedInGuard({ children }: GuardProps) {
  const userInfo = useUserInfo()
  const { pathname, search } = useLocation()
  if (!userInfo) return <LogIn backTo={pathname + search} />
  return <SecureSignInGuard userInfo={userInfo}>{children}</SecureSignInGuard>
}

export function AdminGuard({ children }: GuardProps) {
  return <RoleGuard admits={(userInfo) => userInfo.isAdmin}>{children}</RoleGuard>
}

export function OwnerGuard({ children }: GuardProps) {
  return <RoleGuard admits={(userInfo) => userInfo.isOwner}>{children}</RoleGuard>
}

/** For people to whom documents can be assigned. Mails link here, so visitors can log in first. */
export function DeskGuard({ children }: GuardProps) {
  return (
    <LoggedInGuard>
      <RoleGuard admits={isAssignable}>{children}</RoleGuard>
    </LoggedInGuard>
  )
}

/** The login page explains itself to people whose session has ended. */
function LogIn({ backTo }: { backTo: string }) {
  const isHere = hasLoggedOut() && !hasLoggedOutElsewhere()
  const state: SignedOutState = {
    hasSessionEnded: hasSessionEnded(),
    isSharedComputer: isSharedComputer(),
    hasLoggedOutElsewhere: hasLoggedOutElsewhere(),
  }
  return <Navigate to={isHere ? '/login' : withRedirect('/login', backTo)} replace state={state} />
}

/** For the login page: why the user has to sign in again. */
export interface SignedOutState {
  readonly hasSessionEnded?: boolean
  readonly isSharedComputer?: boolean
  readonly hasLoggedOutElsewhere?: boolean
}

// Without a redirect target: /login forwards signed-in people, so those without the role would
// loop. Someone whose session ended on this page has the role and does get a redirect target.
function RoleGuard({ admits, children }: GuardProps & { admits: (userInfo: UserInfo) => boolean }) {
  const userInfo = useUserInfo()
  const { pathname, search } = useLocation()
  const [wasAdmitted, setAdmitted] = useState(false)
  const isAdmitted = userInfo !== null && admits(userInfo)
  if (isAdmitted && !wasAdmitted) setAdmitted(true)
  if (!userInfo && wasAdmitted) return <LogIn backTo={pathname + search} />
  if (!isAdmitted) return <Navigate to="/login" replace />
  return <SecureSignInGuard userInfo={userInfo}>{children}</SecureSignInGuard>
}

const signInSetupPaths = new Set([
  '/profile',
  '/profile/info',
  '/profile/edit',
  '/profile/security',
])

// The server refuses everything else until staff meet the sign-in requirements.
function SecureSignInGuard({ userInfo, children }: GuardProps & { userInfo: UserInfo }) {
  const { pathname } = useLocation()
  if (userInfo.signInRequirement && !signInSetupPaths.has(pathname)) {
    return <Navigate to="/profile/security" replace />
  }
  return children
}

/** Redirects within the application, or loads the page if it belongs to the public site. */
export function RedirectTo({ to }: { to: string }) {
  const isDocument = isSiteAddress(to)
  useEffect(() => {
    if (!isDocument) return undefined
    const leaving = new AbortController()
    void leaveFor(to, leaving.signal)
    return () => leaving.abort()
  }, [isDocument, to])
  return isDocument ? null : <Navigate to={to} replace />
}

async function leaveFor(to: string, signal: AbortSignal): Promise<void> {
  await fetchWaitingCount(signal)
  if (!signal.aborted) location.replace(to)
}
