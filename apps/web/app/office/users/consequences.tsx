import { Trans } from '@lingui/react/macro'
import { Alert } from '@kakehashi/ui/alert'
import styles from './user-form.module.css'

interface ConsequencesProps {
  isNewEmail: boolean
  isProposal: boolean
  endsSessions: boolean
  leavesDesk: boolean
  isOwn: boolean
}

/** Lists side effects of saving, such as ended sessions. */
export function Consequences(props: ConsequencesProps) {
  const { isNewEmail, isProposal, endsSessions, leavesDesk, isOwn } = props
  return (
    <div aria-live="polite" className={styles.news}>
      {(isNewEmail || isProposal || endsSessions) && (
        <Alert kind="info" title={<Trans>When you save this</Trans>}>
          <ul className={styles.then}>
            {isNewEmail && (
              <>
                <li>
                  <Trans>We will e-mail the old address about the change.</Trans>
                </li>
                <li>
                  <Trans>
                    We will e-mail a link to the new address. It takes effect when they sign in and
                    open the link.
                  </Trans>
                </li>
              </>
            )}
            {isProposal && (
              <li>
                <Trans>The admin role waits until an owner confirms it.</Trans>
              </li>
            )}
            {endsSessions && (
              <li>
                {isOwn ? (
                  <Trans>You will be signed out everywhere and have to sign in again.</Trans>
                ) : (
                  <Trans>They will be signed out everywhere and have to sign in again.</Trans>
                )}
              </li>
            )}
            {leavesDesk && (
              <li>
                <Trans>They can no longer be assigned documents.</Trans>
              </li>
            )}
          </ul>
        </Alert>
      )}
    </div>
  )
}
