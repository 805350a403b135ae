import { createServer } from 'node:http'
import type { Server } from 'node:http'
import type { Metrics } from './create-metrics.ts'

/** Uses a separate port that is not public. */
export function serveMetrics(metrics: Metrics, host: string, port: number): Server {
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') {
      response.writeHead(404).end()
      return
    }
    const { contentType } = metrics.registry
    metrics.scrape().then(
      (text) => response.writeHead(200, { 'content-type': contentType }).end(text),
      () => response.writeHead(500).end(),
    )
  })
  return server.listen(port, host)
}
