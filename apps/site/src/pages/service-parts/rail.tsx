import type { ReactNode } from 'react'
import { classNames } from '@kakehashi/ui/class-names'
import styles from './rail.module.css'

interface RailProps {
  /** Unique on the page; labels the section for screen readers. */
  id: string
  title: ReactNode
  intro?: ReactNode
  children: ReactNode
  className?: string | undefined
}

/** A section with its heading at the left edge and its content beside it on wide screens. */
export function Rail({ id, title, intro, children, className }: RailProps) {
  return (
    <section className={classNames('wrap', styles.rail, className)} aria-labelledby={id}>
      <div className={styles.title}>
        <h2 id={id}>{title}</h2>
        {intro && <p>{intro}</p>}
      </div>
      <div className={styles.matter}>{children}</div>
    </section>
  )
}
