import * as contract from '@kakehashi/contract/dashboard'
import type { Deps } from '../deps.ts'
import type { Api } from '../http/serve-endpoint.ts'
import { readDashboard } from './queries.ts'

export function dashboardRoutes(api: Api, { db, clock }: Deps): void {
  api.serve(contract.dashboard, ({ query }) => readDashboard(db, query.newest, clock.now()))
}
