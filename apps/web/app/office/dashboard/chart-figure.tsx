import type { ChartBar } from './bar-chart.tsx'
import { Trans } from '@lingui/react/macro'
import { lazy, type ReactNode, Suspense, useId, useState } from 'react'
import { classNames } from '@kakehashi/ui/class-names'
import { Spinner } from '@kakehashi/ui/spinner'
import { Table } from '@kakehashi/ui/table'
import styles from './stats.module.css'

// Loaded lazily, so that Chart.js does not delay the rest of the dashboard.
const BarChart = lazy(() => import('./bar-chart.tsx'))

interface FigureProps {
  title: string
  /** What is counted; starts the text for screen readers. */
  what: string
  /** Heading of the table's first column, for example 'Branch'. */
  rowsAre: string
  series: readonly string[]
  bars: readonly ChartBar[]
  /** Horizontal bars, for many bars or long names. */
  isHorizontal?: boolean
  className?: string | undefined
  children?: ReactNode
}

/** A chart that can be switched to a table. */
export function Figure(props: FigureProps) {
  const { title, what, rowsAre, series, bars, isHorizontal = false, className, children } = props
  const [isTable, setTable] = useState(false)
  const id = useId()
  const columns = series.map((name, index) => ({
    key: name,
    header: name,
    isNumber: true,
    cell: (bar: ChartBar) => bar.values[index],
  }))
  return (
    <figure className={classNames(styles.figure, className)} aria-labelledby={id}>
      <figcaption>
        <h3 id={id}>{title}</h3>
        {series.length > 1 && !isTable && <Key series={series} />}
        <button type="button" className={styles.turn} onClick={() => setTable(!isTable)}>
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
          className={styles.drawing}
          // 18px per bar and 8px between bars, plus the axis.
          style={{ minHeight: isHorizontal ? bars.length * 26 + 36 : undefined }}
        >
          <Suspense fallback={<Spinner label={<Trans>Loading the chart</Trans>} />}>
            <BarChart
              label={screenReaderText(what, series, bars)}
              bars={bars}
              series={series}
              isHorizontal={isHorizontal}
            />
          </Suspense>
        </div>
      )}
      <p className={styles.note}>{children}</p>
    </figure>
  )
}

function Key({ series }: { series: readonly string[] }) {
  return (
    <span className={styles.key} aria-hidden="true">
      {series.map((name) => (
        <span key={name}>{name}</span>
      ))}
    </span>
  )
}

/** The text for screen readers: 'Customers by service component: Army 42, Navy 63'. */
function screenReaderText(
  what: string,
  series: readonly string[],
  bars: readonly ChartBar[],
): string {
  const figures = bars.map(({ name, values }) => {
    const counts = values.map((value, index) =>
      series.length > 1 ? `${series[index]} ${value}` : String(value),
    )
    return `${name} ${counts.join(' ')}`
  })
  return `${what}: ${figures.join(', ')}`
}
