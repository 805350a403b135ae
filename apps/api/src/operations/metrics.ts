import { createServer } from 'node:http'
import type { Server } from 'node:http'
import { collectDefaultMetrics, Histogram, Registry } from '@prometheus-io/client'

export interface Metrics {
  readonly registry: Registry
  observeCall(method: string, route: string, status: number, milliseconds: number): void
}

export function createMetrics(): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const calls = new Histogram({
    name: 'http_call_seconds',
    help: 'How long calls took, by route and outcome',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  })
  return {
    registry,
    observeCall(method, route, status, milliseconds) {
      calls.observe({ method, route, status }, milliseconds / 1000)
    },
  }
}

/** Uses a separate port that is not public. */
export function serveMetrics({ registry }: Metrics, host: string, port: number): Server {
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') {
      response.writeHead(404).end()
      return
    }
    registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    )
  })
  return server.listen(port, host)
}
