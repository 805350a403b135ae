import type { ReactNode } from 'react'
import { Link } from '../link.tsx'
import { classNames } from '../class-names.ts'
import styles from './row-link.module.css'

interface RowLinkProps {
  to: string
  /** Before the name: a drawing. */
  lead?: ReactNode
  /** The name, and small marks beside it. */
  title: ReactNode
  /** Under the name. */
  meta?: ReactNode
  /** Where it stands: pills, a bar; under the rest on a phone. */
  state?: ReactNode
  /** At the end: a sum, a date. */
  figure?: ReactNode
  /** Kept, but no longer of use. */
  isQuiet?: boolean | undefined
}

/** A row of a dense list, the whole of it one link; keys that walk along rows find it by its mark. */
export function RowLink({ to, lead, title, meta, state, figure, isQuiet }: RowLinkProps) {
  return (
    <Link
      to={to}
      data-row=""
      className={classNames(
        styles['row'],
        lead !== undefined && styles['led'],
        isQuiet && styles['quiet'],
      )}
    >
      {lead !== undefined && <span className={styles['lead']}>{lead}</span>}
      <b className={styles['title']}>{title}</b>
      {meta && <span className={styles['meta']}>{meta}</span>}
      {state && <span className={styles['state']}>{state}</span>}
      {figure && <span className={styles['figure']}>{figure}</span>}
    </Link>
  )
}

/** The sheet on which such rows lie: the class of their list. */
export const rowSheet = styles['sheet']
