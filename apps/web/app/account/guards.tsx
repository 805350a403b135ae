import { isAssignable } from '@kakehashi/domain/people/roles'
import { type ReactNode, useState } from 'react'
import { Navigate, useLocation } from 'react-router'
import { withRedirect } from './redirect.ts'
import { hasLoggedOut, type UserInfo } from '@kakehashi/browser/user-info'
import { useUserInfo } from '../session/use-user-info.ts'

interface GuardProps {
  children: ReactNode
}

/** Whoever is not signed in logs in first and then comes back here. */
export function LoggedInGuard({ children }: GuardProps) {
  const userInfo = useUserInfo()
  const { pathname, search } = useLocation()
  if (!userInfo) return <Navigate to={loginBackTo(pathname + search)} replace />
  return <Strengthened userInfo={userInfo}>{children}</Strengthened>
}

export function AdminGuard({ children }: GuardProps) {
  return <RoleGuard admits={(userInfo) => userInfo.isAdmin}>{children}</RoleGuard>
}

export function OwnerGuard({ children }: GuardProps) {
  return <RoleGuard admits={(userInfo) => userInfo.isOwner}>{children}</RoleGuard>
}

/** The desk is for the people a document can be assigned to; mails lead them here. */
export function DeskGuard({ children }: GuardProps) {
  return (
    <LoggedInGuard>
      <RoleGuard admits={isAssignable}>{children}</RoleGuard>
    </LoggedInGuard>
  )
}

const loginBackTo = (path: string) => (hasLoggedOut() ? '/login' : withRedirect('/login', path))

// Without a way back: /login sends a signed-in person on, and without the role they would loop.
// Whoever was in here when their session ended has the role, and comes back to what they were at.
function RoleGuard({ admits, children }: GuardProps & { admits: (userInfo: UserInfo) => boolean }) {
  const userInfo = useUserInfo()
  const { pathname, search } = useLocation()
  const [wasAdmitted, setAdmitted] = useState(false)
  const isAdmitted = userInfo !== null && admits(userInfo)
  if (isAdmitted && !wasAdmitted) setAdmitted(true)
  if (!userInfo && wasAdmitted) return <Navigate to={loginBackTo(pathname + search)} replace />
  if (!isAdmitted) return <Navigate to="/login" replace />
  return <Strengthened userInfo={userInfo}>{children}</Strengthened>
}

const strengtheningPaths = new Set([
  '/profile',
  '/profile/info',
  '/profile/edit',
  '/profile/security',
])

// The server refuses everything else until staff have a strong enough sign-in, so the way there
// is shown instead of a row of refusals.
function Strengthened({ userInfo, children }: GuardProps & { userInfo: UserInfo }) {
  const { pathname } = useLocation()
  if (userInfo.mustStrengthen && !strengtheningPaths.has(pathname)) {
    return <Navigate to="/profile/security" replace />
  }
  return children
}
