import { office } from '@kakehashi/domain/office'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Link, NavLink } from 'react-router'
import { useUserInfo } from '../account/use-user-info.ts'
import { BrandMark } from '../ui/brand-mark.tsx'
import { Icon } from '../ui/icon.tsx'
import { LanguageChoice } from './language-choice.tsx'
import { Main } from './main.tsx'
import { officeMenu } from './menus.ts'
import styles from './office-frame.module.css'
import { SiteLink } from './site-link.tsx'
import { useLogOut } from './use-log-out.ts'
import { useMenu } from './use-menu.ts'

/** The dark bar of the back office and the desk. */
export function OfficeFrame({ children }: { children: ReactNode }) {
  const { t, i18n } = useLingui()
  const userInfo = useUserInfo()
  const menu = useMenu()
  const { logOut, isLeaving } = useLogOut()
  const entries = officeMenu(userInfo)

  return (
    <div className={`office ${styles['office']}`}>
      <a className="skip" href="#main">
        <Trans>Skip to content</Trans>
      </a>
      <header className={styles['bar']}>
        <button
          type="button"
          className={styles['toggle']}
          popoverTarget="office-menu"
          aria-label={t`Menu`}
        >
          <Icon name="menu" />
        </button>
        <Link to={entries[0]?.to ?? '/'} className={styles['brand']}>
          <BrandMark className={styles['mark']} />
          <b>{office.name}</b>
          <span>
            <Trans>Office</Trans>
          </span>
        </Link>
        <nav
          ref={menu}
          id="office-menu"
          popover="auto"
          className={styles['menu']}
          aria-label={t`Office menu`}
        >
          <ul>
            {entries.map(({ label, to }) => (
              <li key={to}>
                <NavLink to={to}>{i18n._(label)}</NavLink>
              </li>
            ))}
            <li className={styles['site']}>
              <SiteLink to="/">
                <Trans>Public site</Trans>
              </SiteLink>
            </li>
          </ul>
        </nav>
        <div className={styles['tools']}>
          <LanguageChoice className={styles['language']} />
          <button type="button" className={styles['out']} onClick={logOut} disabled={isLeaving}>
            <Trans>Logout</Trans>
          </button>
        </div>
      </header>
      <Main className={styles['main']}>{children}</Main>
    </div>
  )
}
