import * as contract from '@kakehashi/contract/operations'
import type { Clock } from '../clock.ts'
import type { Api } from '../http/serve-endpoint.ts'
import { Refusal } from '../refusal.ts'
import { docsPage } from './docs-page.ts'
import type { Health } from './health.ts'
import { openApiDocument } from './open-api.ts'
import type { SystemCheck } from './system-check.ts'

interface OperationsOptions {
  readonly clock: Clock
  readonly health: Health
  readonly systemCheck: SystemCheck
}

export function operationsRoutes(
  api: Api,
  { clock, health, systemCheck }: OperationsOptions,
): void {
  api.serve(contract.health, async ({ reply }) => {
    // Whoever knew that nothing is scanned would know when to upload; the worker's log says it.
    const { scanner: _, ...parts } = await health.parts()
    const isUp = !Object.values(parts).includes('down')
    if (!isUp) reply.status(503)
    return { status: isUp ? ('up' as const) : ('down' as const), parts }
  })

  api.serve(contract.status, async () => {
    const status = await systemCheck.publicStatus()
    return { checkedAt: clock.now().toISOString(), ...status }
  })

  api.serve(contract.systemCheck, async () => {
    const findings = await systemCheck.findings()
    if (!findings) throw new Refusal('unavailable')
    return { checkedAt: clock.now().toISOString(), findings }
  })

  api.serve(contract.ready, async () => {
    if (!(await health.isReady())) throw new Refusal('unavailable')
    return { status: 'ready' as const }
  })

  api.serve(contract.openApi, async () => openApiDocument())

  api.serve(contract.apiDocs, async ({ reply }) => {
    const page = docsPage(openApiDocument())
    reply.header('content-security-policy', page.contentSecurityPolicy)
    return page.html
  })
}
