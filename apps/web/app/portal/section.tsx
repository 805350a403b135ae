import type { ReactNode, Ref } from 'react'
import styles from './section.module.css'

interface SectionProps {
  title: ReactNode
  /** Shown at the end of the title's line. */
  state?: ReactNode
  headingRef?: Ref<HTMLHeadingElement>
  children: ReactNode
}

/** A section of the page. Its heading can take the focus when the focused element is removed. */
export function Section({ title, state, headingRef, children }: SectionProps) {
  return (
    <section className={styles.part}>
      <div className={styles.head}>
        <h2 ref={headingRef} tabIndex={-1}>
          {title}
        </h2>
        {state}
      </div>
      <div className={styles.body}>{children}</div>
    </section>
  )
}
