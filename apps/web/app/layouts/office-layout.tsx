import { useOffice } from '@kakehashi/layouts/office'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useUserInfo } from '../session/use-user-info.ts'
import { BrandMark } from '@kakehashi/ui/brand-mark'
import { Icon } from '@kakehashi/ui/icon'
import { useLanguage } from '@kakehashi/ui/use-language'
import { ToastHistory } from '@kakehashi/ui/toast-history'
import { LanguageChoice } from './language-choice.tsx'
import { Main } from './main.tsx'
import { officeMenu } from './office-menu-entries.ts'
import { LogOutWarning } from './log-out-warning.tsx'
import { OfficeClock } from './office-clock.tsx'
import styles from './office-layout.module.css'
import { OfficeMenu } from './office-menu.tsx'
import { useLogOut } from './use-log-out.ts'

interface OfficeLayoutProps {
  /** The search, for those who may see every request. */
  search?: ReactNode
  /** The bar that offers to undo, below the navigation. */
  undo?: ReactNode
  children: ReactNode
}

/** The layout of the back office and the desk. */
export function OfficeLayout({ search, undo, children }: OfficeLayoutProps) {
  const { t } = useLingui()
  const { name } = useOffice()
  const language = useLanguage()
  const [home] = officeMenu(useUserInfo())
  return (
    <div className={`office ${styles.office}`}>
      <a className="skip" href="#main">
        <Trans>Skip to content</Trans>
      </a>
      <div className={styles.top}>
        <header className={styles.bar}>
          <button
            type="button"
            className={styles.toggle}
            popoverTarget="office-menu"
            aria-label={t`Menu`}
          >
            <Icon name="menu" />
          </button>
          <Link to={home?.to ?? '/'} className={styles.brand}>
            <BrandMark className={styles.mark} />
            <b>{name[language]}</b>
            <span>
              <Trans>Office</Trans>
            </span>
          </Link>
          {/* The bar of a phone has room only for the search, so the rest goes into the menu. */}
          <OfficeMenu>
            <Tools />
          </OfficeMenu>
          {search}
          <div className={styles.tools}>
            <OfficeClock />
            <Tools />
          </div>
        </header>
        {undo}
      </div>
      <Main className={styles.main}>{children}</Main>
    </div>
  )
}

function Tools() {
  const { t } = useLingui()
  const { timeZone } = useOffice()
  const { logOut, isLeaving, warning } = useLogOut()
  return (
    <>
      <div className={styles.own}>
        <ToastHistory timeZone={timeZone} />
        <Link to="/profile">
          <Icon name="person" label={t`Profile`} />
        </Link>
      </div>
      <LanguageChoice className={styles.language} />
      <button type="button" className={styles.out} onClick={logOut} disabled={isLeaving}>
        <Trans>Logout</Trans>
      </button>
      <LogOutWarning {...warning} />
    </>
  )
}
