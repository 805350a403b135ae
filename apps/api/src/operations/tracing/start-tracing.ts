import { AsyncLocalStorage } from 'node:async_hooks'
import type { Attributes, Span } from '@opentelemetry/api'
import { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace'
import { createQueryNames } from '../metrics/query-name.ts'
import { withTimeout } from '../../with-timeout.ts'
import type { Tracing } from './tracing.ts'

/** How long a stopping process waits for a collector that does not answer. */
const longestExport = 3_000

/**
 * Spans have only the names that metrics have: no addresses, no values, no texts of errors. Calls
 * from outside cannot join a trace of their own, because everybody could send any number of them.
 */
export function startTracing(endpoint: string, service: string): Tracing {
  const exporter = new OTLPTraceExporter({
    url: `${endpoint.replace(/\/+$/, '')}/v1/traces`,
    timeoutMillis: longestExport,
  })
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': service }),
    spanProcessors: [new BatchSpanProcessor({ exporter, exportTimeoutMillis: longestExport })],
  })
  const tracer = provider.getTracer('kakehashi')
  const current = new AsyncLocalStorage<Span>()
  const nameOf = createQueryNames()

  const begin = (name: string, kind: SpanKind, attributes: Attributes) => {
    const parent = current.getStore()
    const outer = parent ? trace.setSpan(ROOT_CONTEXT, parent) : ROOT_CONTEXT
    return tracer.startSpan(name, { kind, attributes }, outer)
  }
  const runIn = async <Result>(span: Span, run: () => Promise<Result>): Promise<Result> => {
    try {
      return await current.run(span, run)
    } catch (error) {
      // Without its message, which may name a person.
      span.setStatus({ code: SpanStatusCode.ERROR })
      throw error
    } finally {
      span.end()
    }
  }

  return {
    calls: {
      begin(method, route) {
        const attributes = { 'http.request.method': method, 'http.route': route }
        const span = begin(`${method} ${route}`, SpanKind.SERVER, attributes)
        return {
          run: (next) => current.run(span, next),
          end(status) {
            span.setAttribute('http.response.status_code', status)
            if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
            span.end()
          },
        }
      },
    },
    database: (inner) => ({
      ...inner,
      query(text, run) {
        // Heartbeats and the like belong to nothing that somebody waits for.
        if (!current.getStore()) return inner.query(text, run)
        const name = nameOf(text)
        const attributes = { 'db.system.name': 'postgresql', 'db.query.summary': name }
        return runIn(begin(name, SpanKind.CLIENT, attributes), () => inner.query(text, run))
      },
    }),
    jobs: (inner) => ({
      job: (task, run) =>
        runIn(begin(`job ${task}`, SpanKind.CONSUMER, { 'kakehashi.task': task }), () =>
          inner.job(task, run),
        ),
    }),
    // The library goes on trying for longer than a supervisor waits.
    stop: () => withTimeout(provider.shutdown(), longestExport, undefined),
  }
}
