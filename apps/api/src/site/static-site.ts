import { readdir } from 'node:fs/promises'
import { join, relative } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Database } from '../db/connection.ts'
import { drawingPolicy, scriptPolicy } from '../http/headers.ts'
import type { Log } from '../log.ts'
import { applicationDocuments } from './application-document.ts'
import { missingPageOf } from './not-found-page.ts'
import { openPublishedSite, type PublishedSite } from './published-site.ts'
import { sendPublished } from './send-file.ts'
import { serviceAddress } from './service-address.ts'
import { readSiteBuild } from './site-build.ts'
import { serveSpeculationRules, speculationHeader } from './speculation-rules.ts'

interface SiteOptions {
  /** The output of the build. */
  readonly folder: string
  readonly db: Database
  readonly log: Log
  readonly answerUnknown: (request: FastifyRequest, reply: FastifyReply) => never
}

/**
 * Serves the published pages, the files of the build, the screens of the application, and a 404 for
 * the rest.
 */
export async function serveSite(
  app: FastifyInstance,
  options: SiteOptions,
): Promise<PublishedSite> {
  const { folder, db, log, answerUnknown } = options
  const build = await readSiteBuild(folder)
  const site = await openPublishedSite(db, build.build, log)
  app.addHook('onClose', async () => site.stop())
  const clientPathOf = pathMatcher(build.clientPaths)
  const missingPage = missingPageOf(build)
  const documentOf = applicationDocuments(build)

  await app.register(fastifyStatic, {
    root: join(folder, 'client'),
    serve: false,
    preCompressed: true,
    cacheControl: false,
  })
  for (const file of await listFiles(join(folder, 'client'))) {
    app.get(`/${file}`, { config: { isSite: true } }, (_request, reply) =>
      reply.headers(headersOf(file)).sendFile(file),
    )
  }
  serveSpeculationRules(app, site)

  app.setNotFoundHandler(async (request, reply) => {
    const path = pathOf(request)
    if (path === '/api' || path.startsWith('/api/')) return answerUnknown(request, reply)
    if (request.method !== 'GET' && request.method !== 'HEAD') return answerUnknown(request, reply)
    const version = await site.forVisitor()
    if (!version) return sendNotPublished(reply)
    reply.header('site-version', version.id)
    const send = (document: string, status: number) => {
      const file = version.files.get(document)
      if (!file) throw new Error(`The published site has no ${document}`)
      return sendPublished(request, reply.status(status), file)
    }

    const page = path.startsWith('/') ? version.files.get(path) : undefined
    if (!version.isPublished) {
      reply.header('x-robots-tag', 'noindex')
      if (page?.policy) return reply.header('cache-control', 'no-store').redirect('/setup', 302)
    }
    if (page?.policy) reply.headers(speculationHeader)
    if (page) return send(path, 200)
    const service = serviceAddress(path)
    if (service !== undefined && version.files.has(service)) {
      // Services can be renamed, so browsers must not cache a redirect permanently.
      reply.header('cache-control', 'no-cache')
      return reply.redirect(service + queryOf(request.url), 301)
    }
    const screen = clientPathOf(path)
    if (screen === undefined) return send(missingPage(request, path), 404)
    const links = build.preloads[screen] ?? []
    if (links.length > 0) reply.header('link', links.join(', '))
    reply.header('vary', 'cookie, accept-language')
    return send(documentOf(screen, request), 200)
  })
  return site
}

/** Only after the installation, for the moment until the worker has rendered the first version. */
function sendNotPublished(reply: FastifyReply) {
  return (
    reply
      .status(503)
      // Browsers load the page again by themselves.
      .headers({ 'retry-after': '5', refresh: '5', 'cache-control': 'no-store' })
      .type('text/plain; charset=utf-8')
      .send('This website is starting. This page will load again in a moment.\n')
  )
}

function headersOf(file: string): Record<string, string> {
  // Names in assets/ contain a hash of the content; other files (icons, robots.txt) can change.
  const cacheControl = file.startsWith('assets/')
    ? 'public, max-age=31536000, immutable'
    : 'public, max-age=3600'
  return {
    'cache-control': cacheControl,
    // The PDF worker reads files from strangers: it may load its own parts and nothing else.
    ...(/[.]m?js$/.test(file) && { 'content-security-policy': scriptPolicy }),
    ...(file.endsWith('.svg') && { 'content-security-policy': drawingPolicy }),
  }
}

/** Lists all files except documents, compressed copies and hidden files. */
async function listFiles(client: string): Promise<string[]> {
  const entries = await readdir(client, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile() && !/[.](html|br|gz)$/.test(entry.name))
    .map((entry) => relative(client, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter((file) => !/(^|[/])[.]/.test(file))
}

/** Without the query, and without a slash at the end. */
function pathOf(request: FastifyRequest): string {
  const path = request.url.split('?', 1)[0] ?? '/'
  return path.replace(/(.)\/+$/, '$1')
}

function queryOf(url: string): string {
  const at = url.indexOf('?')
  return at < 0 ? '' : url.slice(at)
}

function pathMatcher(patterns: string[]): (path: string) => string | undefined {
  const expressions = patterns.map((pattern) => {
    const source = pattern
      .replace(/[.+^${}()|[\]\\]/g, '\\$&')
      .replace(/:\w+/g, '[^/]+')
      .replace(/\*/g, '.*')
    return { pattern, expression: new RegExp(`^${source}/?$`) }
  })
  return (path) => expressions.find(({ expression }) => expression.test(path))?.pattern
}
