import type { FastifyInstance } from 'fastify'

/**
 * A server that stops gives the answers it owes and then waits until every browser has hung up.
 * Browsers hold on to a connection for their next call, so they are told with such an answer that
 * it is the last.
 */
export function markLastAnswers(app: FastifyInstance): void {
  let isStopping = false
  app.addHook('preClose', async () => {
    isStopping = true
  })
  app.addHook('onSend', async (_request, reply) => {
    if (isStopping) reply.header('connection', 'close')
  })
}
