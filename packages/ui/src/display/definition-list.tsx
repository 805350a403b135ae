import type { ReactNode } from 'react'

import { classNames } from '../class-names.ts'
import styles from './definition-list.module.css'

interface Fact {
  label: ReactNode
  value: ReactNode
  /** Shown large; only in sums. */
  isMain?: boolean | undefined
}

interface DefinitionListProps {
  items: readonly Fact[]
  /**
   * Facts: label, then value. Sums: numbers on the right, with rules. Strip: label above value, in
   * a row.
   */
  layout?: 'facts' | 'sums' | 'strip' | undefined
  className?: string | undefined
}

export function DefinitionList({ items, layout = 'facts', className }: DefinitionListProps) {
  return (
    <dl className={classNames(styles[layout], className)}>
      {items.map((item, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- labels may be any node, and the order does not change
        <div key={index} className={classNames(item.isMain && styles.main)}>
          <dt>{item.label}</dt>
          <dd>{item.value}</dd>
        </div>
      ))}
    </dl>
  )
}
