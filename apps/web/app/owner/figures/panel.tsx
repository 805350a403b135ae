import { type Column, Table } from '@kakehashi/ui/table'
import { classNames } from '@kakehashi/ui/class-names'
import { Trans } from '@lingui/react/macro'
import { type ReactNode, useId, useState } from 'react'
import { Link } from 'react-router'
import styles from './figures.module.css'

interface PanelProps<Row> {
  title: string
  /** The list behind the figure. */
  list?: { readonly to: string; readonly label: ReactNode } | undefined
  /** What the drawing means. */
  keys?: ReactNode
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  /** Beside it, two stand one below the other. */
  isTall?: boolean
  /** Said instead of drawing and table if there is nothing to show. */
  empty?: ReactNode
  /** The drawing. */
  children: ReactNode
  note?: ReactNode
}

/** A figure that is drawn, and can be read as a table instead. */
export function Panel<Row>(props: PanelProps<Row>) {
  const { title, list, keys, columns, rows, rowKey, isTall, empty, children, note } = props
  const [isTable, setTable] = useState(false)
  const id = useId()
  return (
    <figure className={classNames(styles.panel, isTall && styles.tall)} aria-labelledby={id}>
      <figcaption>
        <h3 id={id}>{title}</h3>
        {list && (
          <Link to={list.to}>
            {list.label}
            <span className="hush"> {title}</span>
          </Link>
        )}
        {!empty && (
          <button type="button" onClick={() => setTable(!isTable)}>
            {isTable ? <Trans>Show chart</Trans> : <Trans>Show table</Trans>}
            <span className="hush"> {title}</span>
          </button>
        )}
      </figcaption>
      {empty ? (
        <p className={styles.empty}>{empty}</p>
      ) : isTable ? (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- so that it can be scrolled by keyboard
        <section className={styles.table} aria-labelledby={id} tabIndex={0}>
          <Table caption={title} isCaptionHidden columns={columns} rows={rows} rowKey={rowKey} />
        </section>
      ) : (
        <>
          {keys && <p className={styles.keys}>{keys}</p>}
          {children}
        </>
      )}
      {note && <p className={styles.note}>{note}</p>}
    </figure>
  )
}
