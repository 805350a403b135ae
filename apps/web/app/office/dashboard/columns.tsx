import { useRef } from 'react'
import { useRowKeys } from '../keys/row-keys.ts'
import { Column } from './column.tsx'
import styles from './columns.module.css'
import type { Dashboard } from '../../api/dashboard-api.ts'
import { openStages } from '@kakehashi/domain/request/stage'

/** The open stages side by side on wide screens; each column scrolls separately. */
export function Columns({ dashboard: { stages } }: { dashboard: Dashboard }) {
  const columns = useRef<HTMLDivElement>(null)
  const focus = useRowKeys(columns, true)
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- only tracks focus
    <div ref={columns} className={styles.columns} {...focus}>
      {openStages.map((stage) => (
        <Column key={stage} stage={stage} column={stages[stage]} />
      ))}
    </div>
  )
}
