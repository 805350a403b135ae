import type { ReactNode } from 'react'
import { classNames } from '@kakehashi/ui/class-names'
import styles from './facts.module.css'

interface FactsProps {
  items: readonly { title: ReactNode; text: ReactNode }[]
  className?: string | undefined
}

/** Short answers side by side. */
export function Facts({ items, className }: FactsProps) {
  return (
    <div className={classNames('wrap', styles.facts, className)}>
      {items.map(({ title, text }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the list is static
        <section key={index}>
          <h2>{title}</h2>
          <p>{text}</p>
        </section>
      ))}
    </div>
  )
}
