import type { ReactNode } from 'react'
import { Icon } from '@kakehashi/ui/icon'
import styles from './fold.module.css'

interface FoldProps {
  title: ReactNode
  isOpen: boolean
  /** Keeps the contents mounted while closed, so that unsaved input is not lost. */
  isDirty?: boolean
  onToggle: (isOpen: boolean) => void
  children: ReactNode
}

/** Collapsible section. Its contents are mounted only when it is opened. */
export function Fold({ title, isOpen, isDirty = false, onToggle, children }: FoldProps) {
  return (
    <details
      className={styles.fold}
      open={isOpen}
      onToggle={({ currentTarget }) => onToggle(currentTarget.open)}
    >
      <summary>
        <Icon name="next" />
        {title}
      </summary>
      {(isOpen || isDirty) && <div className={styles.inside}>{children}</div>}
    </details>
  )
}
