import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { createMetrics } from '../../../src/operations/metrics/create-metrics.ts'
import { serveMetrics } from '../../../src/operations/metrics/serve-metrics.ts'

test('calls are counted by method, route and status, in seconds', async () => {
  const metrics = createMetrics()
  metrics.observeCall('GET', '/api/requests/:requestId', 200, 40)
  metrics.observeCall('GET', '/api/requests/:requestId', 200, 60)
  const lines = (await metrics.registry.metrics()).split('\n')

  const labels = 'method="GET",route="/api/requests/:requestId",status="200"'
  expect(lines).toContain(`http_call_seconds_bucket{le="0.05",${labels}} 1`)
  expect(lines).toContain(`http_call_seconds_sum{${labels}} 0.1`)
  expect(lines).toContain(`http_call_seconds_count{${labels}} 2`)
})

test('the metrics are served as Prometheus text, and nothing else is', async () => {
  await using server = serveMetrics(createMetrics(), '127.0.0.1', 0)
  await once(server, 'listening')
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const metrics = await fetch(`${base}/metrics`)

  expect(metrics.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/)
  expect(await metrics.text()).toMatch(/^process_resident_memory_bytes \d+/m)
  expect((await fetch(`${base}/`)).status).toBe(404)
})
