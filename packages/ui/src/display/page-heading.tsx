import type { ReactNode } from 'react'
import { Link } from '../link.tsx'

import { classNames } from '../class-names.ts'
import { Icon } from './icon.tsx'
import styles from './page-heading.module.css'

interface PageHeadingProps {
  back?: { to: string; label: ReactNode } | undefined
  title: ReactNode
  lede?: ReactNode
  /** Shown at the end of the title's line. */
  aside?: ReactNode
  className?: string | undefined
}

export function PageHeading({ back, title, lede, aside, className }: PageHeadingProps) {
  return (
    <div className={classNames(styles.heading, className)}>
      {back && (
        <Link to={back.to} className={styles.back}>
          <Icon name="left" />
          {back.label}
        </Link>
      )}
      <div className={styles.line}>
        <h1>{title}</h1>
        {aside && <div>{aside}</div>}
      </div>
      {lede && <p className={styles.lede}>{lede}</p>}
    </div>
  )
}
