import { passphraseMinLength } from '@kakehashi/domain/people/password'
import type { SignInRequirement } from '@kakehashi/domain/people/permissions'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Alert } from '@kakehashi/ui/alert'
import styles from './weak-sign-in.module.css'

interface WeakSignInProps {
  what: SignInRequirement | undefined
  /** A link to the setup, unless the reader is already there. */
  way?: ReactNode
}

/** Tells staff why they have no access yet, and what to do. */
export function WeakSignIn({ what, way }: WeakSignInProps) {
  if (!what) return null
  return (
    <Alert kind="warning" title={<Trans>Make your sign-in safer to continue</Trans>}>
      {what === 'second-factor' ? (
        <Trans>
          You handle other people’s papers, so the office asks for a second factor. Set it up, and
          everything else opens.
        </Trans>
      ) : (
        <Trans>
          You handle other people’s papers. Set up a second factor, or choose a password of at least{' '}
          {passphraseMinLength} characters, and everything else opens.
        </Trans>
      )}
      {way && <p className={styles.way}>{way}</p>}
    </Alert>
  )
}
