import { type ReactNode, useEffect, useRef } from 'react'
import { Icon } from '@kakehashi/ui/icon'
import styles from './outcome.module.css'

interface OutcomeProps {
  kind: 'done' | 'failed'
  title: ReactNode
  children: ReactNode
  actions?: ReactNode
}

/** The result of a form, shown in its place. Takes the focus, because the focused form is gone. */
export function Outcome({ kind, title, children, actions }: OutcomeProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])

  return (
    <section className={styles.outcome}>
      <h2 ref={heading} tabIndex={-1}>
        <span className={styles[kind]}>
          <Icon name={kind === 'done' ? 'check' : 'alert'} />
        </span>
        {title}
      </h2>
      <div className={styles.words}>{children}</div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </section>
  )
}
