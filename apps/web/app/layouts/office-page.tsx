import { office } from '@kakehashi/domain/office'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Icon } from '@kakehashi/ui/icon'
import styles from './office-page.module.css'

interface OfficePageProps {
  /** Also the document's title. */
  title: string
  back?: { to: string; label: ReactNode } | undefined
  /** Beside the title: figures, pills. */
  facts?: ReactNode
  /** At the end of the title's line: what can be done here. */
  actions?: ReactNode
  /** A list needs less room than a page of facts. */
  width?: 'list' | 'full'
  children: ReactNode
}

/** A screen of the back office: the way back, its name and what can be done, then the work. */
export function OfficePage(props: OfficePageProps) {
  const { title, back, facts, actions, width = 'full', children } = props
  return (
    <div className={styles[width]}>
      <title>{`${title} | ${office.name}`}</title>
      <div className={styles['head']}>
        {back && (
          <Link to={back.to} className={styles['back']}>
            <Icon name="left" />
            {back.label}
          </Link>
        )}
        <div className={styles['line']}>
          <h1>{title}</h1>
          {facts && <div className={styles['facts']}>{facts}</div>}
          {actions && <div className={styles['actions']}>{actions}</div>}
        </div>
      </div>
      {children}
    </div>
  )
}
