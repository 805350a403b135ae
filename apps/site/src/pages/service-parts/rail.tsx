import type { ReactNode } from 'react'
import { classNames } from '@kakehashi/ui/class-names'
import styles from './rail.module.css'

interface RailProps {
  /** Names the section for those who hear the page; unique on it. */
  id: string
  title: ReactNode
  intro?: ReactNode
  children: ReactNode
  className?: string | undefined
}

/** A section whose heading stands at the edge, with its matter beside it on wide screens. */
export function Rail({ id, title, intro, children, className }: RailProps) {
  return (
    <section className={classNames('wrap', styles['rail'], className)} aria-labelledby={id}>
      <div className={styles['title']}>
        <h2 id={id}>{title}</h2>
        {intro && <p>{intro}</p>}
      </div>
      <div className={styles['matter']}>{children}</div>
    </section>
  )
}
