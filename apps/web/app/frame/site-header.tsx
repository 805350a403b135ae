import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { NavLink } from 'react-router'
import { signedIn } from '../session/menu-role.ts'
import { classNames } from '@kakehashi/ui/class-names'
import { Icon } from '@kakehashi/ui/icon'
import { Brand } from './brand.tsx'
import { followScroll } from './header-paint.ts'
import { LanguageChoice } from './language-choice.tsx'
import { localPath } from '../i18n/language.ts'
import { useLanguage } from '@kakehashi/ui/use-language'
import { accountMenu, siteMenu } from './menus.ts'
import styles from './site-header.module.css'
import { isVisitorsPage, SiteLink } from './site-link.tsx'
import { useLogOut } from '../layouts/use-log-out.ts'
import { useMenu } from './use-menu.ts'

/**
 * Written once for everybody: what each reader sees of it is decided by the document's standing, so
 * that a prerendered page and one drawn in the browser have the same header.
 */
export function SiteHeader() {
  const { t, i18n } = useLingui()
  const language = useLanguage()
  const menu = useMenu()
  const header = useRef<HTMLElement>(null)
  useEffect(() => (header.current ? followScroll(header.current) : undefined), [])

  return (
    <header ref={header} className={styles['header']}>
      <div className={classNames('wrap', styles['row'])}>
        <SiteLink to={localPath('/', language)} className={styles['brand']}>
          <Brand />
        </SiteLink>
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
                <NavLink to={to} end reloadDocument={isVisitorsPage(to)}>
                  {i18n._(label)}
                </NavLink>
              </li>
            ))}
            {accountMenu.map(({ label, to, for: standings }) => (
              <li key={to} className={styles['account']} data-for={standings}>
                <NavLink to={to}>{i18n._(label)}</NavLink>
              </li>
            ))}
            <li className={styles['account']} data-for={signedIn}>
              <LogOutButton />
            </li>
          </ul>
        </nav>
        <LanguageChoice className={styles['language']} />
        <button type="button" className={styles['toggle']} popoverTarget="site-menu">
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
    <button type="button" data-log-out="" onClick={logOut} disabled={isLeaving}>
      <Trans>Logout</Trans>
    </button>
  )
}
