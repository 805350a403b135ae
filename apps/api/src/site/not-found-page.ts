import type { Language } from '@kakehashi/domain/language'
import type { FastifyRequest } from 'fastify'
import { languageOf } from '../http/language.ts'
import type { Page, SiteMap } from './site-map.ts'

/**
 * What answers an address where nothing is. Beside the application's own screens that is the
 * application, which knows whose frame to say it in; everywhere else a page that needs no script.
 */
export function missingPageOf({ clientPaths, missing, fallback }: SiteMap) {
  const ofTheApplication = new Set(clientPaths.map(firstSegment))
  return (request: FastifyRequest, path: string): Page =>
    ofTheApplication.has(firstSegment(path)) ? fallback : missing[spokenAt(request, path)]
}

// The page itself stands at an address in each language, which its language switch leads to.
const inEnglish = '/404'

function spokenAt(request: FastifyRequest, path: string): Language {
  if (firstSegment(path) === 'ja') return 'ja'
  return path === inEnglish ? 'en' : languageOf(request)
}

function firstSegment(path: string): string {
  return path.split('/')[1] ?? ''
}
