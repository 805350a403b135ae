import type { Endpoint } from '@kakehashi/contract/http/endpoint'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '../refusal.ts'

/** 405 with an Allow header for a known path with another method; 404 otherwise. */
export function createNotFoundHandler(endpoints: readonly Endpoint[]) {
  const known = endpoints.map(({ method, path }) => ({
    method,
    pattern: new RegExp(`^${path.replaceAll('.', '\\.').replace(/:\w+/g, '[^/]+')}/?$`),
  }))
  return (request: FastifyRequest, reply: FastifyReply): never => {
    const path = request.url.split('?', 1)[0] ?? ''
    const methods = known.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method)
    if (methods.length === 0) throw new Refusal('not-found')
    reply.header('allow', [...new Set(methods)].join(', '))
    throw new Refusal('method-not-allowed')
  }
}
