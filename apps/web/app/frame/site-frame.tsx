import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Main } from './main.tsx'
import { SiteFooter } from './site-footer.tsx'
import styles from './site-frame.module.css'
import { SiteHeader } from './site-header.tsx'

/** Header and footer of the public site and the portal.  */
export function SiteFrame({ children }: { children: ReactNode }) {
  return (
    <div className={styles['frame']}>
      <a className="skip" href="#main">
        <Trans>Skip to content</Trans>
      </a>
      <SiteHeader />
      <Main>{children}</Main>
      <SiteFooter />
    </div>
  )
}
