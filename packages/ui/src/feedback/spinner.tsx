import type { ReactNode } from 'react'

import { classNames } from '../class-names.ts'
import styles from './spinner.module.css'

interface SpinnerProps {
  /** What is loading: 'Loading documents'. */
  label: ReactNode
  className?: string | undefined
}

export function Spinner({ label, className }: SpinnerProps) {
  return (
    <output className={classNames(styles.spinner, className)}>
      <span className={styles.ring} />
      <span>{label}</span>
    </output>
  )
}

interface LoadingProps {
  label: ReactNode
  /** About as many lines as the content will have, so that the layout does not shift. */
  lines?: number | undefined
  className?: string | undefined
}

export function Loading({ label, lines = 2, className }: LoadingProps) {
  return (
    <div className={classNames(styles.loading, className)}>
      <Spinner label={label} />
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} className={styles.ghost} />
      ))}
    </div>
  )
}
