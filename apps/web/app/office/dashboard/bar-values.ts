import type { Chart, Plugin } from 'chart.js'
import type { Colours } from './use-colours.ts'

/** Writes the total at the end of each bar. */
export function barValues(colours: Colours, isHorizontal: boolean): Plugin<'bar'> {
  return {
    id: 'figures-on-bars',
    afterDatasetsDraw: (chart: Chart<'bar'>) => {
      const { ctx, data } = chart
      ctx.save()
      ctx.font = `600 12px ${colours.font}`
      ctx.fillStyle = colours.ink
      ctx.textAlign = isHorizontal ? 'left' : 'center'
      ctx.textBaseline = isHorizontal ? 'middle' : 'alphabetic'
      for (const place of data.labels?.keys() ?? []) {
        const sum = data.datasets.reduce((all, each) => all + Number(each.data[place]), 0)
        const bars = data.datasets.flatMap((_, series) => chart.getDatasetMeta(series).data[place])
        const ends = bars.flatMap((bar) => (bar ? [{ x: bar.x, y: bar.y }] : []))
        const right = Math.max(...ends.map(({ x }) => x))
        const top = Math.min(...ends.map(({ y }) => y))
        if (isHorizontal) ctx.fillText(String(sum), right + 6, top)
        else ctx.fillText(String(sum), right, top - 6)
      }
      ctx.restore()
    },
  }
}
