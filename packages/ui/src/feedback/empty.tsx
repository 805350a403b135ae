import type { ReactNode } from 'react'

import { classNames } from '../class-names.ts'
import styles from './empty.module.css'

interface EmptyProps {
  title: ReactNode
  /** What to do next. */
  children?: ReactNode
  action?: ReactNode
  className?: string | undefined
}

export function Empty({ title, children, action, className }: EmptyProps) {
  return (
    <div className={classNames(styles.empty, className)}>
      <p className={styles.title}>{title}</p>
      {children && <div className={styles.next}>{children}</div>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  )
}
