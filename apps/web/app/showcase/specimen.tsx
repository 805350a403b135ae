import type { ReactNode } from 'react'

import styles from './specimen.module.css'

/** One UI component: its name on the left, its states on the right. */
export function Specimen({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className={styles.part}>
      <h2>{name}</h2>
      <div className={styles.states}>{children}</div>
    </section>
  )
}

export function State({ says, children }: { says: string; children: ReactNode }) {
  return (
    <div className={styles.state}>
      <p className={styles.says}>{says}</p>
      {children}
    </div>
  )
}

export function Row({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>
}

export function Columns({ children }: { children: ReactNode }) {
  return <div className={styles.columns}>{children}</div>
}
