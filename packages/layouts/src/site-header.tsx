import { signedIn } from '@kakehashi/browser/menu-role'
import { localPath } from '@kakehashi/contract/site-addresses'
import { classNames } from '@kakehashi/ui/class-names'
import { Icon } from '@kakehashi/ui/icon'
import { Link } from '@kakehashi/ui/link'
import { useLanguage } from '@kakehashi/ui/use-language'
import { Trans, useLingui } from '@lingui/react/macro'
import { type ComponentProps, useEffect, useRef, type ComponentType } from 'react'
import { Brand } from './brand.tsx'
import { followScroll } from './header-behaviour.ts'
import styles from './site-header.module.css'
import { accountMenu, isCurrent, myRequestsPath, siteMenu } from './site-menu.ts'
import { useMenu } from './use-menu.ts'

interface LanguageChoiceProps {
  /** The path of the current page. */
  path: string
  className?: string | undefined
}

/** Switches the language: a link on the site, a button in the application. */
export type LanguageChoiceComponent = ComponentType<LanguageChoiceProps>

export interface SiteHeaderProps {
  /** The path of the current page, whose menu entry is marked. */
  path: string
  languageChoice: LanguageChoiceComponent
  logOut: Pick<ComponentProps<'button'>, 'onClick' | 'disabled'>
  /** Changes with every navigation in the application, which closes the menu. */
  visit?: string | undefined
}

/**
 * The markup is the same for everybody: the root element has the user's role, and `data-for`
 * decides which entries are visible. Prerendered pages and the application can thus share it.
 */
export function SiteHeader({
  path,
  languageChoice: LanguageChoice,
  logOut,
  visit,
}: SiteHeaderProps) {
  const { t, i18n } = useLingui()
  const language = useLanguage()
  const menu = useMenu(visit)
  const header = useRef<HTMLElement>(null)
  useEffect(() => (header.current ? followScroll(header.current) : undefined), [])

  return (
    <header ref={header} className={styles.header}>
      <div className={classNames('wrap', styles.row)}>
        <a href={localPath('/', language)} className={styles.brand}>
          <Brand />
        </a>
        <nav
          ref={menu}
          id="site-menu"
          popover="auto"
          className={styles.menu}
          aria-label={t`Main menu`}
        >
          <ul>
            {siteMenu(language).map((entry) => (
              <li key={entry.to} data-for={entry.for}>
                <Link
                  to={entry.to}
                  reloadDocument={entry.isSitePage}
                  aria-current={isCurrent(entry, path)}
                >
                  {i18n._(entry.label)}
                </Link>
              </li>
            ))}
            {accountMenu.map((entry) => (
              <li key={entry.to} className={styles.account} data-for={entry.for}>
                <Link to={entry.to} aria-current={isCurrent(entry, path)}>
                  {i18n._(entry.label)}
                  {entry.to === myRequestsPath && <WaitingBadge />}
                </Link>
              </li>
            ))}
            <li className={styles.account} data-for={signedIn}>
              <button type="button" data-log-out="" {...logOut}>
                <Trans>Logout</Trans>
              </button>
            </li>
          </ul>
        </nav>
        <LanguageChoice path={path} className={styles.language} />
        <button type="button" className={styles.toggle} popoverTarget="site-menu">
          <span className={styles.whenShut}>
            <Icon name="menu" />
            <Trans>Menu</Trans>
            <WaitingBadge />
          </span>
          <span className={styles.whenOpen}>
            <Icon name="close" />
            <Trans>Close</Trans>
          </span>
        </button>
      </div>
    </header>
  )
}

/**
 * How many requests wait for the customer. CSS writes the number, which is on the root element: see
 * packages/browser/src/waiting-count.ts.
 */
function WaitingBadge() {
  return (
    <span className={styles.badge} data-for="customer">
      <span className="hush">
        {' '}
        <Trans>waiting for you</Trans>
      </span>
    </span>
  )
}
