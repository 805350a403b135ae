import {
  BarController,
  BarElement,
  CategoryScale,
  Chart,
  type ChartOptions,
  LinearScale,
  Tooltip,
} from 'chart.js'
import { useMemo, useRef } from 'react'
import { BarCanvas } from './bar-canvas.tsx'
import { barValues } from './bar-values.ts'
import { type Colours, useColours } from './use-colours.ts'

Chart.register(BarController, BarElement, CategoryScale, LinearScale, Tooltip)

/** Set by the specification. */
const barThickness = 18

interface BarChartProps {
  label: string
  series: readonly string[]
  bars: readonly ChartBar[]
  /** Horizontal bars, which leave room for long names. */
  isHorizontal: boolean
}

/**
 * One bar per name. A second series is stacked on the first and outlined, so it is not told apart
 * by colour alone.
 */
export default function BarChart({ label, series, bars, isHorizontal }: BarChartProps) {
  const frame = useRef<HTMLDivElement>(null)
  const colours = useColours(frame)
  const data = useMemo(
    () => ({
      labels: bars.map(({ name }) => (isHorizontal ? name : inLines(name))),
      datasets: series.map((name, index) => ({
        label: name,
        data: bars.map(({ values }) => values[index] ?? 0),
        barThickness,
        backgroundColor: index === 0 ? colours?.chart : colours?.sheet,
        borderColor: colours?.chart,
        borderWidth: index === 0 ? 0 : 1.5,
        borderSkipped: false,
      })),
    }),
    [bars, series, colours, isHorizontal],
  )
  return (
    <div ref={frame} style={{ height: '100%' }}>
      {colours && (
        <BarCanvas
          label={label}
          data={data}
          options={optionsIn(colours, isHorizontal)}
          plugins={[barValues(colours, isHorizontal)]}
          // Chart.js reads plugins once, and these contain colours: remount when they change.
          key={colours.ink}
        />
      )}
    </div>
  )
}

function optionsIn(colours: Colours, isHorizontal: boolean): ChartOptions<'bar'> {
  const font = { family: colours.font, size: 12 }
  const names = {
    stacked: true,
    grid: { display: false },
    border: { color: colours.edge },
    ticks: { color: colours.ink2, font, autoSkip: false, maxRotation: 0 },
  }
  const figures = {
    stacked: true,
    beginAtZero: true,
    grid: { color: colours.line },
    border: { display: false },
    ticks: { color: colours.ink3, font, precision: 0, maxTicksLimit: 5 },
  }
  return {
    // The page stays open all day, so updates are not animated.
    animation: false,
    maintainAspectRatio: false,
    indexAxis: isHorizontal ? 'y' : 'x',
    layout: { padding: isHorizontal ? { right: 28 } : { top: 20 } },
    plugins: { legend: { display: false }, tooltip: { enabled: true } },
    scales: isHorizontal ? { x: figures, y: names } : { x: names, y: figures },
  }
}

/** Splits a long name into lines at spaces, and in Japanese after a middle dot. */
function inLines(name: string): string | string[] {
  const words = name.split(/ |(?<=・)/)
  return words.length > 1 && (name.length > 9 || name.includes('・')) ? words : name
}

/** One row of the chart and of its table. */
export interface ChartBar {
  readonly key: string
  readonly name: string
  /** One value per series, in the same order. */
  readonly values: readonly number[]
}
