import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Main } from '../layouts/main.tsx'
import { SiteFooter } from './site-footer.tsx'
import styles from './site-frame.module.css'
import { SiteHeader } from './site-header.tsx'

interface SiteFrameProps {
  /** What stands at the foot of the pages of those who are at work in the browser. */
  atFoot?: ReactNode
  children: ReactNode
}

/** Header and footer of the public site and the portal.  */
export function SiteFrame({ atFoot, children }: SiteFrameProps) {
  return (
    <div className={styles['frame']}>
      <a className="skip" href="#main">
        <Trans>Skip to content</Trans>
      </a>
      <SiteHeader />
      <Main>{children}</Main>
      <SiteFooter>{atFoot}</SiteFooter>
    </div>
  )
}
