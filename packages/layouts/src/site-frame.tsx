import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { SiteFooter, type SiteFooterProps } from './site-footer.tsx'
import styles from './site-frame.module.css'
import { SiteHeader, type SiteHeaderProps } from './site-header.tsx'

interface SiteFrameProps extends SiteHeaderProps, SiteFooterProps {
  /** Shown above the header, on the public pages only. */
  aboveHeader?: ReactNode
  children: ReactNode
}

/** Header and footer for visitors and customers. */
export function SiteFrame({ children, aboveHeader, atFoot, year, ...header }: SiteFrameProps) {
  return (
    <div className={styles.frame}>
      <a className="skip" href="#main">
        <Trans>Skip to content</Trans>
      </a>
      {aboveHeader}
      <SiteHeader {...header} />
      {children}
      <SiteFooter
        path={header.path}
        languageChoice={header.languageChoice}
        year={year}
        atFoot={atFoot}
      />
    </div>
  )
}
