import { useMenu } from '@kakehashi/layouts/use-menu'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { useUserInfo } from '../session/use-user-info.ts'
import { useDashboardQuery } from '../api/dashboard-api.ts'
import { isWithin, type MenuEntry, officeMenu } from './office-menu-entries.ts'
import styles from './office-layout.module.css'

/** The entries of the bar. On a phone, a menu that also has what the bar has no room for. */
export function OfficeMenu({ children }: { children: ReactNode }) {
  const { t } = useLingui()
  const menu = useMenu(useLocation().key)
  const entries = officeMenu(useUserInfo())
  return (
    <nav
      ref={menu}
      id="office-menu"
      popover="auto"
      className={styles.menu}
      aria-label={t`Office menu`}
    >
      <ul>
        {entries.map((entry) => (
          <li key={entry.to}>
            <Entry entry={entry} />
          </li>
        ))}
        <li className={styles.site}>
          <a href="/">
            <Trans>Public site</Trans>
          </a>
        </li>
      </ul>
      <div className={styles.below}>{children}</div>
    </nav>
  )
}

function Entry({ entry: { label, to } }: { entry: MenuEntry }) {
  const { i18n } = useLingui()
  const { pathname } = useLocation()
  return (
    <Link to={to} aria-current={isWithin(to, pathname) ? 'page' : undefined}>
      {i18n._(label)}
      {to === '/admin/inbox' && <Unread />}
    </Link>
  )
}

/** How many requests have something that nobody in the office has seen. */
function Unread() {
  const { data } = useDashboardQuery(0)
  const unread = data?.unread ?? 0
  if (unread === 0) return null
  return (
    <>
      {/* Only the number is visible; screen readers get a full text. */}
      <span className={styles.unread} aria-hidden="true">
        {unread}
      </span>
      <span className="hush">
        {' '}
        <Plural value={unread} one="# unread" other="# unread" />
      </span>
    </>
  )
}
