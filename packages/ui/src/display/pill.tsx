import type { ReactNode } from 'react'

import { classNames } from '../class-names.ts'
import { Icon, type IconName } from './icon.tsx'
import styles from './pill.module.css'

interface PillProps {
  tone: 'leaf' | 'amber' | 'sea' | 'seal' | 'plain'
  /** So that the meaning does not depend on colour alone. */
  icon?: IconName | undefined
  children: ReactNode
}

export function Pill({ tone, icon, children }: PillProps) {
  return (
    <span className={classNames(styles.pill, styles[tone])}>
      {icon && <Icon name={icon} />}
      {children}
    </span>
  )
}
