import type { dashboard } from '@kakehashi/contract/dashboard'
import type { ReplyOf } from '@kakehashi/contract/endpoint'
import { branches, findSources } from '@kakehashi/domain/people'
import type { Stage } from '@kakehashi/domain/request/stage'
import { stages } from '@kakehashi/domain/request/stage'
import type { Kysely } from 'kysely'
import { readCounters } from '../counters/queries.ts'
import type { DB } from '../db/schema.gen.ts'
import { listRequests } from '../requests/queries.ts'
import { toOfficeItem } from '../requests/view.ts'
import { listNamedServices } from '../services/queries.ts'

type Dashboard = ReplyOf<typeof dashboard>

/** The whole dashboard from figures that are already there: no table is counted. */
export async function readDashboard(db: Kysely<DB>, newest: number, now: Date): Promise<Dashboard> {
  const services = await listNamedServices(db)
  const count = await readCounters(db, [
    ...stages.map((stage) => `stage:${stage}`),
    'balance-due',
    'unread',
    'people:customer',
    'people:translator',
    ...branches.map((branch) => `branch:${branch}`),
    ...findSources.map((source) => `find:${source}`),
    ...services.flatMap(({ id }) => [`service:${id}:open`, `service:${id}:completed`]),
  ])
  const column = async (stage: Stage) => {
    const page = { list: stage, limit: newest, after: undefined }
    const rows = newest === 0 ? [] : await listRequests(db, page)
    return {
      count: count(`stage:${stage}`),
      newest: rows.map((row) => toOfficeItem(row, ['office'], now)),
    }
  }
  return {
    stages: {
      quote: await column('quote'),
      payment: await column('payment'),
      translate: await column('translate'),
      review: await column('review'),
      delivery: await column('delivery'),
      complete: await column('complete'),
    },
    balanceDue: count('balance-due'),
    unread: count('unread'),
    customers: count('people:customer'),
    translators: count('people:translator'),
    serviceComponent: tally(branches, (branch) => count(`branch:${branch}`)),
    industry: services.map(({ id, name }) => ({
      service: id,
      name,
      open: count(`service:${id}:open`),
      completed: count(`service:${id}:completed`),
    })),
    referralSource: tally(findSources, (source) => count(`find:${source}`)),
  }
}

function tally<Name extends string>(
  names: readonly Name[],
  countOf: (name: Name) => number,
): Record<Name, number> {
  return Object.fromEntries(names.map((name) => [name, countOf(name)])) as Record<Name, number>
}
