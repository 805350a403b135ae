import { Trans } from '@lingui/react/macro'
import { Link } from 'react-router'
import { typedEmail } from './typed-email.ts'

/** The login page, and what to do before it is opened. */
export interface LoginLink {
  readonly to: string
  readonly onClick?: () => void
}

interface KnownAddressProps {
  email: string
  login: LoginLink
}

/** What somebody can do whose address already has an account. */
export function KnownAddress({ email, login }: KnownAddressProps) {
  const state = typedEmail(email)
  return (
    <Trans>
      If it is yours,{' '}
      <Link {...login} state={state}>
        sign in with it
      </Link>{' '}
      or{' '}
      <Link to="/forgotten-password" state={state}>
        reset your password
      </Link>
      .
    </Trans>
  )
}
