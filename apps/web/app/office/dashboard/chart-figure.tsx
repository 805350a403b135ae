import type { ChartBar } from './bar-chart.tsx'
import { Trans } from '@lingui/react/macro'
import { lazy, type ReactNode, Suspense, useId, useState } from 'react'
import { classNames } from '@kakehashi/ui/class-names'
import { Spinner } from '@kakehashi/ui/spinner'
import { Table } from '@kakehashi/ui/table'
import styles from './stats.module.css'

// Nobody waits for a drawing: the columns are there before its code is asked for.
const BarChart = lazy(() => import('./bar-chart.tsx'))

interface FigureProps {
  title: string
  /** What is counted, as a listener is told. */
  what: string
  /** What a row of the table is: 'Branch'. */
  rowsAre: string
  series: readonly string[]
  bars: readonly ChartBar[]
  /** For many bars or long names: below each other, each with a line of its own. */
  isLying?: boolean
  className?: string | undefined
  children?: ReactNode
}

/** A chart with the table behind it. */
export function Figure(props: FigureProps) {
  const { title, what, rowsAre, series, bars, isLying = false, className, children } = props
  const [isTable, setTable] = useState(false)
  const id = useId()
  const columns = series.map((name, place) => ({
    key: name,
    header: name,
    isNumber: true,
    cell: (bar: ChartBar) => bar.values[place],
  }))
  return (
    <figure className={classNames(styles['figure'], className)} aria-labelledby={id}>
      <figcaption>
        <h3 id={id}>{title}</h3>
        {series.length > 1 && !isTable && <Key series={series} />}
        <button type="button" className={styles['turn']} onClick={() => setTable(!isTable)}>
          {isTable ? <Trans>Show chart</Trans> : <Trans>Show table</Trans>}
          <span className="hush"> {title}</span>
        </button>
      </figcaption>
      {isTable ? (
        <Table
          caption={what}
          isCaptionHidden
          columns={[{ key: 'name', header: rowsAre, cell: ({ name }) => name }, ...columns]}
          rows={bars}
          rowKey={({ key }) => key}
        />
      ) : (
        <div
          className={styles['drawing']}
          // 18 for a bar, and as much air as between the lines of a list.
          style={{ minHeight: isLying ? bars.length * 26 + 36 : undefined }}
        >
          <Suspense fallback={<Spinner label={<Trans>Drawing the chart</Trans>} />}>
            <BarChart
              label={spoken(what, series, bars)}
              bars={bars}
              series={series}
              isLying={isLying}
            />
          </Suspense>
        </div>
      )}
      <p className={styles['note']}>{children}</p>
    </figure>
  )
}

function Key({ series }: { series: readonly string[] }) {
  return (
    <span className={styles['key']} aria-hidden="true">
      {series.map((name) => (
        <span key={name}>{name}</span>
      ))}
    </span>
  )
}

/** 'Customers by service component: Army 42, Navy 63'; with several series, each is named. */
function spoken(what: string, series: readonly string[], bars: readonly ChartBar[]): string {
  const figures = bars.map(({ name, values }) => {
    const counts = values.map((value, place) =>
      series.length > 1 ? `${series[place]} ${value}` : String(value),
    )
    return `${name} ${counts.join(' ')}`
  })
  return `${what}: ${figures.join(', ')}`
}
