import { readdir } from 'node:fs/promises'
import { join, relative } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { drawingPolicy, scriptPolicy } from '../http/headers.ts'
import type { Database } from '../db/connection.ts'
import { applicationDocuments } from './application-document.ts'
import { missingPageOf } from './not-found-page.ts'
import { serveServicePages } from './service-page.ts'
import type { Page } from './site-map.ts'
import { contentSecurityPolicy, readSiteMap } from './site-map.ts'
import { serveSpeculationRules, speculationHeader } from './speculation-rules.ts'

/**
 * Serves the built site: prerendered pages, the paths of the application, and a 404 for the rest.
 */
export async function serveSite(
  app: FastifyInstance,
  folder: string,
  db: Database,
  answerUnknown: (request: FastifyRequest, reply: FastifyReply) => never,
): Promise<void> {
  const map = await readSiteMap(folder)
  const clientPathOf = pathMatcher(map.clientPaths)
  const missingPage = missingPageOf(map)
  const documentOf = applicationDocuments(map)

  await app.register(fastifyStatic, {
    root: join(folder, 'client'),
    serve: false,
    preCompressed: true,
    cacheControl: false,
    // Only the files from listFiles have a route.
    dotfiles: 'allow',
  })

  const config = { isSite: true } as const
  for (const [path, page] of Object.entries(map.pages)) {
    app.get(path, { config }, (_request, reply) =>
      sendPage(reply.headers(speculationHeader), page, 200),
    )
  }
  serveSpeculationRules(app, map)
  for (const file of await listFiles(join(folder, 'client'))) {
    app.get(`/${file}`, { config }, (_request, reply) =>
      reply.headers(headersOf(file)).sendFile(file),
    )
  }
  await serveServicePages(app, folder, map, db)

  app.setNotFoundHandler((request, reply) => {
    const path = pathOf(request)
    if (path === '/api' || path.startsWith('/api/')) return answerUnknown(request, reply)
    if (request.method !== 'GET' && request.method !== 'HEAD') return answerUnknown(request, reply)
    const screen = clientPathOf(path)
    if (screen !== undefined) {
      const links = map.preloads[screen] ?? []
      if (links.length > 0) reply.header('link', links.join(', '))
      reply.header('vary', 'cookie, accept-language')
      return sendPage(reply, documentOf(screen, request), 200)
    }
    return sendPage(reply, missingPage(request, path), 404)
  })
}

function sendPage(reply: FastifyReply, page: Page, status: number) {
  return reply
    .status(status)
    .header('content-security-policy', contentSecurityPolicy(page))
    .header('cache-control', 'no-cache')
    .sendFile(page.file)
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
    // Preview pictures are shown by other sites.
    ...(file.startsWith('previews/') && { 'cross-origin-resource-policy': 'cross-origin' }),
  }
}

/**
 * Lists all files except pages, which have their own policy, compressed copies, and hidden files.
 * /.well-known/ is public.
 */
async function listFiles(client: string): Promise<string[]> {
  const entries = await readdir(client, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile() && !/[.](html|br|gz)$/.test(entry.name))
    .map((entry) => relative(client, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter((file) => !/(^|[/])[.]/.test(file.replace(/^[.]well-known[/]/, '')))
}

function pathOf(request: FastifyRequest): string {
  return request.url.split('?', 1)[0] ?? '/'
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
