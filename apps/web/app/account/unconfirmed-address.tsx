import { menuRoleOf } from '@kakehashi/browser/menu-role'
import { Alert } from '@kakehashi/ui/alert'
import { Trans } from '@lingui/react/macro'
import { Link } from 'react-router'
import { useWaitingQuery } from '../api/waiting-api.ts'
import { useUserInfo } from '../session/use-user-info.ts'
import styles from './account.module.css'
import { SendVerification } from './send-verification.tsx'

/** Tells a customer that their e-mail address is not confirmed yet, and what they can do. */
export function UnconfirmedAddress() {
  const isCustomer = menuRoleOf(useUserInfo()) === 'customer'
  const { data } = useWaitingQuery(undefined, { skip: !isCustomer })
  if (!isCustomer || data?.unconfirmedEmail === undefined) return null
  const email = <b>{data.unconfirmedEmail}</b>
  return (
    <Alert
      kind="warning"
      title={<Trans>Please confirm your e-mail address</Trans>}
      action={
        <div className={styles.ways}>
          <SendVerification size="small" />
          <Link to="/profile/edit">
            <Trans>Change the address</Trans>
          </Link>
        </div>
      }
    >
      <Trans>
        We sent a link to {email}. Until you open it, our e-mails may not reach you. Look in your
        spam folder too.
      </Trans>
    </Alert>
  )
}
