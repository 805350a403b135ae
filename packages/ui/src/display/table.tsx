/* oxlint-disable jsx-a11y/no-interactive-element-to-noninteractive-role -- the roles are the elements' own */
import type { ReactNode } from 'react'

import { classNames } from '../class-names.ts'
import styles from './table.module.css'

export interface Column<Row> {
  key: string
  header: ReactNode
  cell: (row: Row) => ReactNode
  /** Figures are set right, so that they can be compared down the column. */
  isNumber?: boolean | undefined
  /** The cell that names its row; the first column if no other says so. */
  isRowHeader?: boolean | undefined
}

interface TableProps<Row> {
  caption: ReactNode
  isCaptionHidden?: boolean | undefined
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  /** Shown instead of rows when there are none. */
  empty?: ReactNode
  className?: string | undefined
}

// The roles are written out because a phone lays rows out as blocks, and browsers then drop the meaning
// of <table>.
export function Table<Row>(props: TableProps<Row>) {
  const { caption, isCaptionHidden, columns, rows, rowKey, empty, className } = props
  const nameColumn = columns.find((column) => column.isRowHeader) ?? columns[0]

  return (
    <table role="table" className={classNames(styles['table'], className)}>
      <caption>
        <span className={isCaptionHidden ? 'hush' : styles['caption']}>{caption}</span>
      </caption>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map((column) => (
            <th
              key={column.key}
              role="columnheader"
              scope="col"
              className={classNames(column.isNumber && styles['number'])}
            >
              {column.header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.length === 0 && empty && (
          <tr role="row">
            <td role="cell" colSpan={columns.length} className={styles['empty']}>
              {empty}
            </td>
          </tr>
        )}
        {rows.map((row) => (
          <tr key={rowKey(row)} role="row">
            {columns.map((column) => (
              <Cell key={column.key} column={column} row={row} isName={column === nameColumn} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface CellProps<Row> {
  column: Column<Row>
  row: Row
  isName: boolean
}

function Cell<Row>({ column, row, isName }: CellProps<Row>) {
  const className = classNames(column.isNumber && styles['number'])
  if (isName) {
    return (
      <th role="rowheader" scope="row" className={className}>
        {column.cell(row)}
      </th>
    )
  }
  return (
    <td role="cell" className={className}>
      {/* On a phone the head is out of sight, so each figure carries its own name. */}
      <span className={styles['label']} aria-hidden="true">
        {column.header}
      </span>
      <span className={styles['value']}>{column.cell(row)}</span>
    </td>
  )
}
