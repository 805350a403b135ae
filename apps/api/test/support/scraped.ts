import type { Metrics } from '../../src/operations/metrics/create-metrics.ts'

/** What a process tells Prometheus: the value of each series by its name and labels. */
export async function scraped(metrics: Metrics): Promise<Record<string, number>> {
  return readMetrics(await metrics.scrape())
}

export function readMetrics(text: string): Record<string, number> {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  return Object.fromEntries(
    lines.map((line) => {
      const end = line.lastIndexOf(' ')
      return [line.slice(0, end), Number(line.slice(end + 1))]
    }),
  )
}
