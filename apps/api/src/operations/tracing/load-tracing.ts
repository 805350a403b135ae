import type { Tracing } from './tracing.ts'

/** OpenTelemetry is only loaded for an office that wants it: it takes memory and time at the start. */
export async function loadTracing(
  endpoint: string | undefined,
  part: 'api' | 'worker',
): Promise<Tracing | undefined> {
  if (endpoint === undefined) return undefined
  const { startTracing } = await import('./start-tracing.ts')
  return startTracing(endpoint, `kakehashi-${part}`)
}
