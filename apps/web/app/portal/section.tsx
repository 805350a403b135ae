import type { ReactNode, Ref } from 'react'
import styles from './section.module.css'

interface SectionProps {
  title: ReactNode
  /** Stands at the end of the title's line. */
  state?: ReactNode
  headingRef?: Ref<HTMLHeadingElement>
  children: ReactNode
}

/** One ruled section of the page. Its heading can be given the focus when what had it is gone. */
export function Section({ title, state, headingRef, children }: SectionProps) {
  return (
    <section className={styles['part']}>
      <div className={styles['head']}>
        <h2 ref={headingRef} tabIndex={-1}>
          {title}
        </h2>
        {state}
      </div>
      <div className={styles['body']}>{children}</div>
    </section>
  )
}
