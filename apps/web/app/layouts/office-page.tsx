import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Icon } from '@kakehashi/ui/icon'
import styles from './office-page.module.css'
import { PageTitle } from './page-title.tsx'

interface OfficePageProps {
  /** Also the document's title. */
  title: string
  back?: { to: string; label: ReactNode } | undefined
  /** Shown beside the title: figures, pills. */
  facts?: ReactNode
  /** Shown at the end of the title's line. */
  actions?: ReactNode
  /** A list needs less width than other pages. */
  width?: 'list' | 'full'
  children: ReactNode
}

/** A page of the back office: back link, title, actions, content. */
export function OfficePage(props: OfficePageProps) {
  const { title, back, facts, actions, width = 'full', children } = props
  return (
    <div className={styles[width]}>
      <PageTitle title={title} />
      <div className={styles.head}>
        {back && (
          <Link to={back.to} className={styles.back}>
            <Icon name="left" />
            {back.label}
          </Link>
        )}
        <div className={styles.line}>
          <h1>{title}</h1>
          {facts && <div className={styles.facts}>{facts}</div>}
          {actions && <div className={styles.actions}>{actions}</div>}
        </div>
      </div>
      {children}
    </div>
  )
}
