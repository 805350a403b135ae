import cookie from '@fastify/cookie'
import multipart from '@fastify/multipart'
import type { Endpoint } from '@kakehashi/contract/http/endpoint'
import { endpoints } from '@kakehashi/contract/endpoints'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import fastify, { LogController } from 'fastify'
import { v7 as uuidv7 } from 'uuid'
import { duration } from './clock.ts'
import { booksRoutes } from './books/routes.ts'
import { dashboardRoutes } from './dashboard/routes.ts'
import { exportRoutes } from './exports/routes.ts'
import { figureRoutes } from './figures/routes.ts'
import type { Deps } from './deps.ts'
import { fileRoutes } from './documents/routes.ts'
import { glossaryRoutes } from './glossary/routes.ts'
import { paperTemplateRoutes } from './paper-templates/routes.ts'
import { historyRoutes } from './history/routes.ts'
import { importRoutes } from './imports/routes.ts'
import { compressReplies } from './http/compress-replies.ts'
import { limitBodyDuration, closeConnectionsOnStop } from './http/connections.ts'
import { sendError } from './http/error-handler.ts'
import { setHeaders } from './http/headers.ts'
import { createIdempotentRunner } from './http/idempotency.ts'
import { type Api, createApi } from './http/serve-endpoint.ts'
import { routeOf } from './http/route-of.ts'
import { demandSameOrigin } from './http/same-origin.ts'
import { traceCalls } from './http/trace-calls.ts'
import { previewRoutes } from './site/preview.ts'
import { serveSite } from './site/static-site.ts'
import { createNotFoundHandler } from './http/unknown-path.ts'
import { authenticateBySession } from './accounts/sessions/authenticate.ts'
import type { LiveHub } from './live/hub.ts'
import { presenceRoutes } from './live/presence-routes.ts'
import { liveRoutes } from './live/routes.ts'
import type { Log } from './log.ts'
import { certificateRoutes } from './requests/certificates/routes.ts'
import { conversationRoutes } from './requests/conversations/routes.ts'
import { messageRoutes } from './requests/messages/routes.ts'
import { memoryPairRoutes } from './requests/memory-pairs/routes.ts'
import { noteRoutes } from './requests/notes/routes.ts'
import { handOverRoutes } from './requests/hand-overs/routes.ts'
import { noticeRoutes } from './requests/notices/routes.ts'
import type { Health } from './operations/health.ts'
import type { Metrics } from './operations/metrics/create-metrics.ts'
import { operationsRoutes } from './operations/routes.ts'
import type { SystemCheck } from './operations/system-check.ts'
import { counterRoutes } from './requests/counter/routes.ts'
import { uploadLinkRoutes } from './requests/counter/upload-links/routes.ts'
import { receiptRoutes } from './requests/receipts/routes.ts'
import { originalRoutes } from './requests/originals/routes.ts'
import { proofRoutes } from './requests/proofs/routes.ts'
import { orderAgainRoutes } from './requests/again/routes.ts'
import { nameRoutes } from './requests/names/routes.ts'
import { reviewRoutes } from './requests/review/routes.ts'
import { documentProposalRoutes } from './requests/proposals/routes.ts'
import { translationDraftRoutes } from './requests/translation-drafts/routes.ts'
import { payRoutes } from './requests/pay/routes.ts'
import { paymentRoutes } from './requests/payments/routes.ts'
import { privacyRoutes } from './privacy/routes.ts'
import { pictureRoutes } from './pictures/routes.ts'
import { promiseRoutes } from './requests/promises/routes.ts'
import { requestCommandRoutes } from './requests/command-routes.ts'
import { requestFileRoutes } from './requests/files/routes.ts'
import { requestRoutes } from './requests/routes.ts'
import { waitingRoutes } from './requests/waiting/routes.ts'
import { waitingNumberRoutes } from './waiting-numbers/routes.ts'
import { serviceRoutes } from './services/routes.ts'
import { moneyRoutes } from './money/routes.ts'
import { tillRoutes } from './till/routes.ts'
import { trayRoutes } from './tray/routes.ts'
import { searchRoutes } from './search/routes.ts'
import { passkeyRoutes } from './accounts/passkeys/routes.ts'
import { secondFactorRoutes } from './accounts/second-factor/routes.ts'
import { sessionRoutes } from './accounts/sign-in/routes.ts'
import { officeRoutes } from './office/routes.ts'
import { setupRoutes } from './setup/routes.ts'
import { settingsRoutes } from './settings/routes.ts'
import { accountRoutes } from './accounts/routes.ts'
import type { CallWatch } from './watch.ts'

export interface AppOptions {
  readonly deps: Deps
  readonly log: Log
  readonly health: Health
  readonly systemCheck: SystemCheck
  readonly live: LiveHub
  readonly metrics: Metrics
  readonly tracing?: CallWatch | undefined
  readonly trustedProxies: string[]
  /** Turns on Strict-Transport-Security. */
  readonly isHttps: boolean
  /** Validates every reply against its schema; on in development and tests. */
  readonly isCheckingReplies: boolean
  readonly siteFolder?: string | undefined
}

declare module 'fastify' {
  interface FastifyInstance {
    readonly servedEndpoints: readonly Endpoint[]
  }
}

const oneHundredKilobytes = 100 * 1024

export async function buildApp(
  options: AppOptions,
  addRoutes?: (api: Api) => void,
): Promise<FastifyInstance> {
  const { deps, log, metrics } = options
  const loggerInstance: FastifyBaseLogger = log
  const app = fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: oneHundredKilobytes,
    trustProxy: options.trustedProxies.length > 0 ? options.trustedProxies : false,
    genReqId: () => uuidv7(),
    http: { headersTimeout: 30_000 },
    // Long enough for a slow upload; other bodies have a shorter limit, see http/connections.ts.
    requestTimeout: 10 * duration.minute,
    forceCloseConnections: 'idle',
    // A call that arrives at the last moment is served like those before it.
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    // Malformed URLs never reach the hooks below.
    frameworkErrors: (error, request, reply) => {
      setHeaders(request, reply, options.isHttps)
      sendError(error, request, reply)
    },
  })

  const served: Endpoint[] = []
  app.decorate('servedEndpoints', served)
  app.addHook('onRoute', (route) => {
    const { endpoint, isSite } = route.config ?? {}
    if (!endpoint && !isSite) throw new Error(`route ${route.url} has no endpoint`)
    if (endpoint && !served.includes(endpoint)) served.push(endpoint)
  })

  if (options.tracing) traceCalls(app, options.tracing)
  compressReplies(app)
  await app.register(cookie)
  await app.register(multipart)
  acceptEmptyJson(app)
  app.decorateRequest('auth', null)
  const authenticate = authenticateBySession(deps.db, deps.clock)
  app.addHook('onRequest', async (request, reply) => {
    setHeaders(request, reply, options.isHttps)
    limitBodyDuration(request)
    demandSameOrigin(request)
    if (request.url.startsWith('/api/')) request.auth = await authenticate(request)
  })
  app.addHook('onResponse', async (request, reply) => {
    const route = routeOf(request)
    metrics.observeCall(request.method, route, reply.statusCode, reply.elapsedTime)
    // A screen on the wall asks every second or so whether there is something new.
    const level = reply.statusCode === 304 ? 'debug' : 'info'
    request.log[level](
      {
        method: request.method,
        route,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'request completed',
    )
  })
  app.setErrorHandler(sendError)
  // Live streams never end on their own, and a closing server waits for open replies.
  app.addHook('preClose', async () => options.live.stop())
  closeConnectionsOnStop(app, () => options.health.isDraining())

  const api = createApi(app, {
    runIdempotent: createIdempotentRunner(deps.db, deps.clock),
    isCheckingReplies: options.isCheckingReplies,
  })
  const { health, systemCheck } = options
  operationsRoutes(api, { clock: deps.clock, health, systemCheck })
  accountRoutes(api, deps)
  privacyRoutes(api, deps)
  sessionRoutes(api, deps)
  secondFactorRoutes(api, deps)
  passkeyRoutes(api, deps)
  serviceRoutes(api, deps)
  pictureRoutes(api, deps)
  officeRoutes(api, deps)
  setupRoutes(api, deps, options.siteFolder !== undefined)
  settingsRoutes(api, deps)
  requestRoutes(api, deps)
  waitingRoutes(api, deps)
  promiseRoutes(api, deps)
  requestCommandRoutes(api, deps)
  requestFileRoutes(api, deps)
  originalRoutes(api, deps)
  nameRoutes(api, deps)
  proofRoutes(api, deps)
  orderAgainRoutes(api, deps)
  translationDraftRoutes(api, deps)
  reviewRoutes(api, deps)
  documentProposalRoutes(api, deps)
  certificateRoutes(api, deps)
  handOverRoutes(api, deps)
  messageRoutes(api, deps)
  conversationRoutes(api, deps)
  noteRoutes(api, deps)
  paymentRoutes(api, deps)
  payRoutes(api, deps)
  receiptRoutes(api, deps)
  counterRoutes(api, deps)
  uploadLinkRoutes(api, deps)
  waitingNumberRoutes(api, deps)
  trayRoutes(api, deps)
  tillRoutes(api, deps)
  moneyRoutes(api, deps)
  booksRoutes(api, deps)
  exportRoutes(api, deps)
  importRoutes(api, deps)
  glossaryRoutes(api, deps)
  paperTemplateRoutes(api, deps)
  memoryPairRoutes(api, deps)
  noticeRoutes(api, deps)
  dashboardRoutes(api, deps)
  historyRoutes(api, deps)
  figureRoutes(api, deps)
  searchRoutes(api, deps)
  liveRoutes(api, options.live)
  presenceRoutes(api, deps, options.live.presence)
  fileRoutes(api, deps)
  previewRoutes(api, deps, options.siteFolder)
  addRoutes?.(api)

  const handleNotFound = createNotFoundHandler(endpoints)
  if (options.siteFolder) {
    const site = { folder: options.siteFolder, db: deps.db, log, answerUnknown: handleNotFound }
    const published = await serveSite(app, site)
    options.health.readyOnlyIf(async () => published.current() !== undefined)
  } else app.setNotFoundHandler(handleNotFound)

  const missing = endpoints.filter((endpoint) => !served.includes(endpoint))
  if (missing.length > 0) {
    throw new Error(
      `endpoints without a route: ${missing.map(({ method, path }) => `${method} ${path}`).join(', ')}`,
    )
  }
  return app
}

/** Fastify rejects an empty body with a JSON content type, which some clients send. */
function acceptEmptyJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser(['application/json', 'text/plain'])
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length === 0) done(null, undefined)
    else void parse(request, String(body), done)
  })
}
