import type { ReactNode } from 'react'
import { Link } from '../link.tsx'
import { classNames } from '../class-names.ts'
import styles from './row-link.module.css'

interface RowLinkProps {
  to: string
  /** Before the name: a picture. */
  lead?: ReactNode
  /** The name, with small marks beside it. */
  title: ReactNode
  /** Below the name. */
  meta?: ReactNode
  /** Pills or a progress bar; below the rest on phones. */
  state?: ReactNode
  /** At the end: an amount or a date. */
  figure?: ReactNode
  /** Shown muted, for entries that are no longer in use. */
  isQuiet?: boolean | undefined
}

/** A row of a list that is one link. Keyboard shortcuts find rows by their data attribute. */
export function RowLink({ to, lead, title, meta, state, figure, isQuiet }: RowLinkProps) {
  return (
    <Link
      to={to}
      data-row=""
      className={classNames(styles.row, lead !== undefined && styles.led, isQuiet && styles.quiet)}
    >
      {lead !== undefined && <span className={styles.lead}>{lead}</span>}
      <b className={styles.title}>{title}</b>
      {meta && <span className={styles.meta}>{meta}</span>}
      {state && <span className={styles.state}>{state}</span>}
      {figure && <span className={styles.figure}>{figure}</span>}
    </Link>
  )
}

/** The class of the list that contains the rows. */
export const rowSheet = styles.sheet
