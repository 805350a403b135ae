import type { UserView } from '@kakehashi/contract/accounts/users'
import { lastFirst } from '@kakehashi/domain/people/people'
import { Button } from '@kakehashi/ui/button'
import { ConfirmDialog } from '@kakehashi/ui/dialog'
import { showToast } from '@kakehashi/ui/toast'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { errorMessage } from '../../api/client/base-api.ts'
import { useEndSessionsOfMutation, useRemoveSecondFactorMutation } from '../../api/users-api.ts'
import { useUserInfo } from '../../session/use-user-info.ts'
import styles from './user-form.module.css'

/** For owners: after the loss of a laptop or of a phone. Others, and the person, see nothing. */
export function SignInHelp({ user }: { user: UserView }) {
  const self = useUserInfo()
  const [asked, setAsked] = useState<'sessions' | 'second-factor'>()
  const [endSessions, ending] = useEndSessionsOfMutation()
  const [removeFactor, removing] = useRemoveSecondFactorMutation()
  if (!self?.isOwner || self._id === user._id) return null

  async function help() {
    const act = asked === 'second-factor' ? removeFactor : endSessions
    const outcome = await act(user._id)
    // The dialog shows the error.
    if (outcome.error) return
    showToast.success(outcome.data.message)
    setAsked(undefined)
  }

  const name = lastFirst(user)
  const error = asked === 'second-factor' ? removing.error : ending.error
  return (
    <div className={styles.delete}>
      <p>
        <Trans>If they have lost a computer or their phone.</Trans>
      </p>
      <Button variant="line" size="small" onClick={() => setAsked('sessions')}>
        <Trans>Sign them out everywhere…</Trans>
      </Button>
      {user.hasSecondFactor && (
        <Button variant="line" size="small" onClick={() => setAsked('second-factor')}>
          <Trans>Remove two-step login…</Trans>
        </Button>
      )}
      <ConfirmDialog
        isOpen={asked !== undefined}
        title={
          asked === 'second-factor' ? (
            <Trans>Remove two-step login?</Trans>
          ) : (
            <Trans>Sign them out everywhere?</Trans>
          )
        }
        confirmLabel={
          asked === 'second-factor' ? (
            <Trans>REMOVE TWO-STEP LOGIN</Trans>
          ) : (
            <Trans>SIGN THEM OUT</Trans>
          )
        }
        isBusy={ending.isLoading || removing.isLoading}
        error={error && errorMessage(error)}
        onConfirm={() => void help()}
        onCancel={() => setAsked(undefined)}
      >
        {asked === 'second-factor' ? (
          <Trans>
            First make sure that you are speaking with {name}, in person or by a phone number that
            you know. Their password is enough to log in until they set it up again. They are signed
            out everywhere, and they and the other owners get an e-mail.
          </Trans>
        ) : (
          <Trans>{name} is signed out of every browser and has to log in again.</Trans>
        )}
      </ConfirmDialog>
    </div>
  )
}
