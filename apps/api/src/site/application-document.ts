import type { FastifyRequest } from 'fastify'
import { sessionTokenOf } from '../accounts/sessions/cookies.ts'
import { languageOf } from '../http/language.ts'
import type { Page, SiteMap } from './site-map.ts'

/**
 * The document of a screen of the application. Some show their form at once, in the reader's
 * language, to those who will see it: visitors the login, for example. The cookie only decides what
 * is shown first.
 */
export function applicationDocuments({ fallback, firstViews }: SiteMap) {
  return (screen: string, request: FastifyRequest): Page => {
    const view = firstViews[screen]
    const hasSession = sessionTokenOf(request) !== undefined
    if (!view || view.isSignedIn !== hasSession) return fallback
    return { ...fallback, file: view.files[languageOf(request)] }
  }
}
