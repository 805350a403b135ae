import { addressedName } from '@kakehashi/domain/people/people'
import { useLanguage } from '@kakehashi/ui/use-language'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useUserInfo } from '../../session/session-slice.ts'
import { useOwnProfileQuery } from '../../api/accounts-api.ts'
import { ColumnPage } from '../../layouts/column-page.tsx'
import { Icon, type IconName } from '@kakehashi/ui/icon'
import { Unread } from '../requests/request-row.tsx'
import { WeakSignIn } from '../weak-sign-in.tsx'
import styles from './profile.module.css'

export default function Profile() {
  const { t } = useLingui()
  const language = useLanguage()
  const userInfo = useUserInfo()
  const { data: figures } = useOwnProfileQuery(undefined, { refetchOnMountOrArgChange: true })
  if (!userInfo) return null
  const name = addressedName(userInfo, language)
  const { signInRequirement } = userInfo
  return (
    <ColumnPage title={t`Hello, ${name}`} isWide>
      <WeakSignIn
        what={signInRequirement}
        way={
          <Link to="/profile/security">
            <Trans>Go to Security</Trans>
          </Link>
        }
      />
      <ul className={styles.ways}>
        <Way to="/profile/info" icon="info" title={<Trans>My Info</Trans>}>
          <Trans>Name, phone, e-mail and password</Trans>
        </Way>
        <Way to="/profile/myrequests" icon="document" title={<Trans>My Requests</Trans>}>
          <Trans>Your requests and their progress</Trans>
        </Way>
        <Way
          to="/profile/inbox"
          icon="mail"
          title={<Trans>Inbox</Trans>}
          mark={<Unread count={figures?.unread ?? 0} />}
        >
          <Trans>Messages about your requests</Trans>
        </Way>
        <Way to="/profile/security" icon="lock" title={<Trans>Security</Trans>}>
          <Trans>Two-step login, and where you are signed in</Trans>
        </Way>
        <Way to="/profile/notices" icon="bell" title={<Trans>E-mails</Trans>}>
          <Trans>Which e-mails you get, and in which language</Trans>
        </Way>
        <Way to="/profile/data" icon="download" title={<Trans>My data</Trans>}>
          <Trans>Download your data or delete your account</Trans>
        </Way>
      </ul>
    </ColumnPage>
  )
}

interface WayProps {
  to: string
  icon: IconName
  title: ReactNode
  mark?: ReactNode
  children: ReactNode
}

function Way({ to, icon, title, mark, children }: WayProps) {
  return (
    <li>
      <Link to={to} className={styles.way}>
        <Icon name={icon} />
        <span className={styles.text}>
          <b>{title}</b>
          {mark}
          <span>{children}</span>
        </span>
        <Icon name="right" />
      </Link>
    </li>
  )
}
