import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { typedEmail } from './typed-email.ts'

interface KnownAddressProps {
  email: string
  toLogin: string
  /** The server's message. */
  children: ReactNode
}

/** What somebody can do whose address already has an account. */
export function KnownAddress({ email, toLogin, children }: KnownAddressProps) {
  const state = typedEmail(email)
  return (
    <>
      {children}
      <br />
      <Trans>
        If it is yours,{' '}
        <Link to={toLogin} state={state}>
          sign in with it
        </Link>{' '}
        or{' '}
        <Link to="/forgotten-password" state={state}>
          reset your password
        </Link>
        .
      </Trans>
    </>
  )
}
