import type { ReactNode } from 'react'
import { PageHeading } from '@kakehashi/ui/page-heading'
import styles from './column-page.module.css'
import { PageTitle } from './page-title.tsx'

interface ColumnPageProps {
  /** Also the document's title. */
  title: string
  lede?: ReactNode
  back?: { to: string; label: ReactNode } | undefined
  /** Shown at the end of the title's line. */
  aside?: ReactNode
  /** For lists and sections, which need more room than a form. */
  isWide?: boolean
  children: ReactNode
}

/** A page with a heading and a single column. */
export function ColumnPage({ title, lede, back, aside, isWide, children }: ColumnPageProps) {
  return (
    <div className={`wrap ${styles.page}`}>
      <PageTitle title={title} />
      <PageHeading title={title} lede={lede} back={back} aside={aside} />
      <div className={isWide ? `${styles.column} ${styles.wide}` : styles.column}>{children}</div>
    </div>
  )
}
