import { documentPaths } from '@kakehashi/contract/site-renderer'
import type { FastifyRequest } from 'fastify'
import { sessionTokenOf } from '../accounts/sessions/cookies.ts'
import { languageOf } from '../http/language.ts'
import type { SiteBuild } from './site-build.ts'

/**
 * The document of a screen of the application. Some show their form at once, in the reader's
 * language, to those who will see it: visitors the login, for example. The cookie only decides what
 * is shown first.
 */
export function applicationDocuments({ firstViews }: SiteBuild) {
  return (screen: string, request: FastifyRequest): string => {
    const view = firstViews[screen]
    const hasSession = sessionTokenOf(request) !== undefined
    if (!view || view.isSignedIn !== hasSession) return documentPaths.application
    return documentPaths.firstView(screen, languageOf(request))
  }
}
