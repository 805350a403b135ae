import { readFile } from 'node:fs/promises'
import { beforeAll, describe, expect, test } from 'vitest'
import { createMetrics } from '../../../src/operations/metrics/create-metrics.ts'
import { watchApi } from '../../../src/operations/metrics/watch-api.ts'
import { createOfficeReader } from '../../../src/operations/office-reader.ts'
import { watchOffice } from '../../../src/operations/metrics/watch-office.ts'

const read = (path: string) => readFile(new URL(`../../../../../${path}`, import.meta.url), 'utf8')

/** Other words in a query are functions, labels and Prometheus' own metrics. */
const isOwn = /^(http_call|kakehashi|process|nodejs)_/

/** Everything that looks like the name of one of our metrics. */
function namesIn(text: string): Set<string> {
  // Braces behind a name hold labels.
  const words = text
    .replaceAll(/(?<=[a-z])\{[^}]*\}/g, ' ')
    .matchAll(/\b[a-z][a-z0-9_]*_[a-z0-9_]+\b/g)
  return new Set([...words].map(([word]) => word).filter((word) => isOwn.test(word)))
}

interface Exposed {
  readonly name: string
  readonly type: string
}

let exposed: Exposed[]
let series: Set<string>
beforeAll(async () => {
  const metrics = createMetrics()
  const config = { DATABASE_URL: 'postgres://127.0.0.1:1/none', PUBLIC_URL: 'http://localhost' }
  const reader = createOfficeReader(config)
  watchOffice(metrics, reader)
  watchApi(metrics, { isReady: async () => true }, { count: 0 })
  exposed = metrics.registry.getMetricsAsArray().map(({ name, type }) => ({ name, type }))
  await reader.close()
  series = new Set(
    exposed.flatMap(({ name, type }) =>
      type === 'histogram' ? ['_bucket', '_sum', '_count'].map((end) => name + end) : [name],
    ),
  )
})

describe.each(['deploy/monitoring/alerts.yaml', 'deploy/monitoring/alerts.test.yaml'])(
  '%s',
  (file) => {
    test('names only metrics that a process has', async () => {
      const names = namesIn(await read(file))

      expect(names.size).toBeGreaterThan(15)
      expect([...names].filter((name) => !series.has(name))).toEqual([])
    })
  },
)

test('the dashboard names only metrics that a process has', async () => {
  const { panels } = JSON.parse(await read('deploy/monitoring/dashboard.json')) as {
    panels: { targets?: { expr: string }[] }[]
  }
  const queries = panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr))
  const names = namesIn(queries.join('\n'))

  expect(names.size).toBeGreaterThan(20)
  expect([...names].filter((name) => !series.has(name))).toEqual([])
})

test('the documentation lists every metric of our own, and no other', async () => {
  const page = await read('docs/operations/monitoring.md')
  const listed = [...page.matchAll(/^\| `([a-z_]+)` /gm)].map(([, name = '']) => name)
  const own = exposed.map(({ name }) => name).filter((name) => !/^(process|nodejs)_/.test(name))

  expect(listed.toSorted()).toEqual(own.toSorted())
})

test('names follow the conventions: base units, and _total for what only grows', () => {
  const own = exposed.filter(({ name }) => /^(kakehashi|http)_/.test(name))
  const wrong = own.filter(
    ({ name, type }) =>
      (type === 'counter') !== name.endsWith('_total') ||
      (type === 'histogram' && !name.endsWith('_seconds')) ||
      /_(ms|millis|minutes|days|kb|mb|percent)\b/.test(name),
  )
  expect(wrong).toEqual([])
})
