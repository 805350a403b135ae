import type { ReactNode } from 'react'
import { Link } from 'react-router'
import styles from './charts.module.css'

interface RowNameProps {
  name: ReactNode
  /** The list behind the row. */
  to?: string | undefined
}

export function RowName({ name, to }: RowNameProps) {
  return (
    <span className={styles.name}>{to === undefined ? name : <Link to={to}>{name}</Link>}</span>
  )
}
