import { Trans } from '@lingui/react/macro'
import { Link } from 'react-router'
import { typedEmail } from './typed-email.ts'

interface KnownAddressProps {
  email: string
  toLogin: string
}

/** What somebody can do whose address already has an account. */
export function KnownAddress({ email, toLogin }: KnownAddressProps) {
  const state = typedEmail(email)
  return (
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
  )
}
