import type { FastifyRequest } from 'fastify'

/** The path of the endpoint without its values, for logs, metrics and traces. */
export function routeOf(request: FastifyRequest): string {
  return request.routeOptions.config.endpoint?.path ?? 'site'
}
