import type { ReactNode } from 'react'
import { useLanguage } from '@kakehashi/ui/use-language'
import { classNames } from '@kakehashi/ui/class-names'
import styles from './section-head.module.css'

interface SectionHeadProps {
  id: string
  title: ReactNode
  /** The title in Japanese, for Japanese readers of the English page. */
  gloss: string
  className?: string | undefined
}

export function SectionHead({ id, title, gloss, className }: SectionHeadProps) {
  return (
    <header className={classNames(styles.head, className)}>
      <h2 id={id}>{title}</h2>
      {useLanguage() === 'en' && (
        <p lang="ja" className={styles.gloss}>
          {gloss}
        </p>
      )}
    </header>
  )
}
