import { passphraseMinLength } from '@kakehashi/domain/people/password'
import type { SignInRequirement } from '@kakehashi/domain/people/sign-in-requirements'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Alert } from '@kakehashi/ui/alert'
import styles from './section.module.css'

interface WeakSignInProps {
  what: SignInRequirement | undefined
  /** A link to the setup, unless the reader is already there. */
  way?: ReactNode
}

/** Tells staff why they have no access yet, and what to do. */
export function WeakSignIn({ what, way }: WeakSignInProps) {
  if (!what) return null
  if (what === 'passkey') {
    return (
      <Alert kind="warning" title={<Trans>Use your passkey to continue</Trans>}>
        <Trans>
          You work with customers’ documents, so your password alone is not enough. Use your passkey
          to open the other pages.
        </Trans>
        {way && <div className={styles.way}>{way}</div>}
      </Alert>
    )
  }
  return (
    <Alert kind="warning" title={<Trans>Set up a safer sign-in to continue</Trans>}>
      {what === 'second-factor' ? (
        <Trans>
          You work with customers’ documents, so you need two-step login or a passkey. Set one of
          them up to use the other pages.
        </Trans>
      ) : (
        <Trans>
          You work with customers’ documents. To use the other pages, set up two-step login or
          choose a password of at least {passphraseMinLength} characters.
        </Trans>
      )}
      {way && <p className={styles.way}>{way}</p>}
    </Alert>
  )
}
