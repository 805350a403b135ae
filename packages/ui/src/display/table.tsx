/* oxlint-disable jsx-a11y/no-interactive-element-to-noninteractive-role -- the roles repeat those of the elements */
import type { ReactNode } from 'react'

import { classNames } from '../class-names.ts'
import styles from './table.module.css'

export interface Column<Row> {
  key: string
  header: ReactNode
  cell: (row: Row) => ReactNode
  /** Right-aligned, so that numbers can be compared. */
  isNumber?: boolean | undefined
  /** The column that names the row; the first one by default. */
  isRowHeader?: boolean | undefined
}

interface TableProps<Row> {
  caption: ReactNode
  isCaptionHidden?: boolean | undefined
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  empty?: ReactNode
  className?: string | undefined
}

// The roles are explicit because phones display rows as blocks, and browsers then drop the table
// semantics.
export function Table<Row>(props: TableProps<Row>) {
  const { caption, isCaptionHidden, columns, rows, rowKey, empty, className } = props
  const nameColumn = columns.find((column) => column.isRowHeader) ?? columns[0]

  return (
    <table role="table" className={classNames(styles.table, className)}>
      <caption>
        <span className={isCaptionHidden ? 'hush' : styles.caption}>{caption}</span>
      </caption>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map((column) => (
            <th
              key={column.key}
              role="columnheader"
              scope="col"
              className={classNames(column.isNumber && styles.number)}
            >
              {column.header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.length === 0 && empty && (
          <tr role="row">
            <td role="cell" colSpan={columns.length} className={styles.empty}>
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
  const className = classNames(column.isNumber && styles.number)
  if (isName) {
    return (
      <th role="rowheader" scope="row" className={className}>
        {column.cell(row)}
      </th>
    )
  }
  return (
    <td role="cell" className={className}>
      {/* Phones do not show the header row, so each number is shown with its column name. */}
      <span className={styles.label} aria-hidden="true">
        {column.header}
      </span>
      <span>{column.cell(row)}</span>
    </td>
  )
}
