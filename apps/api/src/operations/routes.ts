import * as contract from '@kakehashi/contract/operations'
import type { Api } from '../http/serve-endpoint.ts'
import { Refusal } from '../refusal.ts'
import { docsPage } from './docs-page.ts'
import type { Health } from './health.ts'
import { openApiDocument } from './open-api.ts'

export function operationsRoutes(api: Api, health: Health): void {
  api.serve(contract.health, async ({ reply }) => {
    // Whoever knew that nothing is scanned would know when to upload; the worker's log says it.
    const { scanner: _, ...parts } = await health.parts()
    const isUp = !Object.values(parts).includes('down')
    if (!isUp) reply.status(503)
    return { status: isUp ? ('up' as const) : ('down' as const), parts }
  })

  api.serve(contract.ready, async () => {
    if (!(await health.isReady())) throw new Refusal('unavailable')
    return { status: 'ready' as const }
  })

  const document = openApiDocument()
  api.serve(contract.openApi, async () => document)

  const page = docsPage(document)
  api.serve(contract.apiDocs, async ({ reply }) => {
    reply.header('content-security-policy', page.contentSecurityPolicy)
    return page.html
  })
}
