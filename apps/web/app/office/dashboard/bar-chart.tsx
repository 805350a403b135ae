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

/** The specification's bars. */
const barThickness = 18

interface BarChartProps {
  label: string
  series: readonly string[]
  bars: readonly ChartBar[]
  /** Lying bars have room for long names beside them. */
  isLying: boolean
}

/** One bar a name; a second series stands on the first, outlined, so that no colour is alone. */
export default function BarChart({ label, series, bars, isLying }: BarChartProps) {
  const frame = useRef<HTMLDivElement>(null)
  const colours = useColours(frame)
  const data = useMemo(
    () => ({
      labels: bars.map(({ name }) => (isLying ? name : inLines(name))),
      datasets: series.map((name, place) => ({
        label: name,
        data: bars.map(({ values }) => values[place] ?? 0),
        barThickness,
        backgroundColor: place === 0 ? colours?.chart : colours?.sheet,
        borderColor: colours?.chart,
        borderWidth: place === 0 ? 0 : 1.5,
        borderSkipped: false,
      })),
    }),
    [bars, series, colours, isLying],
  )
  return (
    <div ref={frame} style={{ height: '100%' }}>
      {colours && (
        <BarCanvas
          label={label}
          data={data}
          options={optionsIn(colours, isLying)}
          plugins={[barValues(colours, isLying)]}
          // Chart plugins are taken at the start, and these carry their colours.
          key={colours.ink}
        />
      )}
    </div>
  )
}

function optionsIn(colours: Colours, isLying: boolean): ChartOptions<'bar'> {
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
    // A figure that has changed is simply there: this page is looked at all day.
    animation: false,
    maintainAspectRatio: false,
    indexAxis: isLying ? 'y' : 'x',
    layout: { padding: isLying ? { right: 28 } : { top: 20 } },
    plugins: { legend: { display: false }, tooltip: { enabled: true } },
    scales: isLying ? { x: figures, y: names } : { x: names, y: figures },
  }
}

/** The words of a long name stand below each other; Japanese may go on after its middle dot. */
function inLines(name: string): string | string[] {
  const words = name.split(/ |(?<=・)/)
  return words.length > 1 && (name.length > 9 || name.includes('・')) ? words : name
}

/** What a chart draws for one name, and its table lists. */
export interface ChartBar {
  readonly key: string
  readonly name: string
  /** One for each series, in their order. */
  readonly values: readonly number[]
}
