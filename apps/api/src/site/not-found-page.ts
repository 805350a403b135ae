import { languageOfPath, missingPagePath } from '@kakehashi/contract/site-addresses'
import { documentPaths } from '@kakehashi/contract/site-renderer'
import { defaultLanguage, type Language } from '@kakehashi/domain/language'
import type { FastifyRequest } from 'fastify'
import { languageOf } from '../http/language.ts'
import type { SiteBuild } from './site-build.ts'

/**
 * Returns the document for an unknown address. Below the application's own paths this is the
 * application, which shows the error in the layout for the signed-in user; elsewhere it is a static
 * page.
 */
export function missingPageOf({ clientPaths }: SiteBuild) {
  const applicationSegments = new Set(clientPaths.map(firstSegment))
  return (request: FastifyRequest, path: string): string =>
    applicationSegments.has(firstSegment(path))
      ? documentPaths.application
      : documentPaths.missing(languageAt(request, path))
}

// The not-found page has an address in each language, because its language switch links to it.
function languageAt(request: FastifyRequest, path: string): Language {
  const language = languageOfPath(path)
  if (language !== defaultLanguage || path === missingPagePath) return language
  return languageOf(request)
}

function firstSegment(path: string): string {
  return path.split('/')[1] ?? ''
}
