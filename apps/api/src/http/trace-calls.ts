import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { CallWatch, OpenCall } from '../watch.ts'
import { routeOf } from './route-of.ts'

/** To be called before other hooks, so that what they do belongs to the call. */
export function traceCalls(app: FastifyInstance, watch: CallWatch): void {
  const calls = new WeakMap<FastifyRequest, OpenCall>()
  app.addHook('onRequest', (request, _reply, done) => {
    const call = watch.begin(request.method, routeOf(request))
    calls.set(request, call)
    call.run(done)
  })
  // What follows the body follows from the connection, and no longer from the hook above.
  app.addHook('preValidation', (request, _reply, done) => {
    calls.get(request)?.run(done)
  })
  app.addHook('onResponse', async (request, reply) => {
    calls.get(request)?.end(reply.statusCode)
  })
}
