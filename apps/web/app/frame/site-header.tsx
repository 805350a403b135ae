import { Trans, useLingui } from '@lingui/react/macro'
import { Link, NavLink } from 'react-router'
import { useUserInfo } from '../account/user-info.ts'
import { classNames } from '../ui/class-names.ts'
import { Icon } from '../ui/icon.tsx'
import { Brand } from './brand.tsx'
import { LanguageChoice } from './language-choice.tsx'
import { localPath, useLanguage } from './language.ts'
import { accountMenu, siteMenu } from './menus.ts'
import styles from './site-header.module.css'
import { useIsScrolled } from './use-is-scrolled.ts'
import { useLogOut } from './use-log-out.ts'
import { useMenu } from './use-menu.ts'

export function SiteHeader() {
  const { t, i18n } = useLingui()
  const language = useLanguage()
  const userInfo = useUserInfo()
  const { menu, isOpen } = useMenu()
  const isScrolled = useIsScrolled()

  return (
    <header
      className={classNames(
        styles['header'],
        isScrolled && styles['opaque'],
        userInfo !== null && styles['signedIn'],
      )}
    >
      <div className={classNames('wrap', styles['row'])}>
        <Link to={localPath('/', language)} className={styles['brand']}>
          <Brand />
        </Link>
        <nav
          ref={menu}
          id="site-menu"
          popover="auto"
          className={styles['menu']}
          aria-label={t`Main menu`}
        >
          <ul>
            {siteMenu(language).map(({ label, to }) => (
              <li key={to}>
                <NavLink to={to} end>
                  {i18n._(label)}
                </NavLink>
              </li>
            ))}
            {accountMenu(userInfo).map(({ label, to }) => (
              <li key={to} className={styles['account']}>
                <NavLink to={to}>{i18n._(label)}</NavLink>
              </li>
            ))}
            {userInfo && (
              <li className={styles['account']}>
                <LogOutButton />
              </li>
            )}
          </ul>
        </nav>
        <LanguageChoice className={styles['language']} />
        <button
          type="button"
          className={styles['toggle']}
          popoverTarget="site-menu"
          aria-expanded={isOpen}
        >
          <span className={styles['whenShut']}>
            <Icon name="menu" />
            <Trans>Menu</Trans>
          </span>
          <span className={styles['whenOpen']}>
            <Icon name="close" />
            <Trans>Close</Trans>
          </span>
        </button>
      </div>
    </header>
  )
}

function LogOutButton() {
  const { logOut, isLeaving } = useLogOut()
  return (
    <button type="button" onClick={logOut} disabled={isLeaving}>
      <Trans>Logout</Trans>
    </button>
  )
}
