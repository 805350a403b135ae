import { Chart, type ChartData, type ChartOptions, type Plugin } from 'chart.js'
import { useEffect, useRef } from 'react'

interface BarCanvasProps {
  label: string
  data: ChartData<'bar', number[], string | string[]>
  options: ChartOptions<'bar'>
  /** Chart.js reads plugins once, when the chart is created. */
  plugins: Plugin<'bar'>[]
}

/** A bar chart on a canvas. It fills its parent, which must contain nothing else. */
export function BarCanvas({ label, data, options, plugins }: BarCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const chart = useRef<Chart<'bar', number[], string | string[]>>(undefined)
  useEffect(() => {
    if (chart.current) {
      chart.current.data = data
      chart.current.options = options
      chart.current.update()
    } else if (canvas.current) {
      chart.current = new Chart(canvas.current, { type: 'bar', data, options, plugins })
    }
  }, [data, options, plugins])
  useEffect(
    () => () => {
      chart.current?.destroy()
      chart.current = undefined
    },
    [],
  )
  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- Chart.js draws on a canvas only
  return <canvas ref={canvas} role="img" aria-label={label} />
}
