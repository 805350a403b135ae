import type { QueryOf } from '@kakehashi/contract/http/endpoint'
import type { listRequests } from '@kakehashi/contract/requests/requests'
import { dayAt } from '@kakehashi/domain/calendar/working-days'
import { openStages } from '@kakehashi/domain/request/stage'
import { fromCursor } from '../db/cursor.ts'
import type { OfficeTime } from '../office/office-time.ts'
import { demand } from '../refusal.ts'
import type { RequestPage } from './queries.ts'

/** A page of a list as its reader asked for it. What no index can answer is refused. */
export function toRequestPage(
  query: QueryOf<typeof listRequests>,
  readerId: string,
  { now, timeZone }: OfficeTime,
): RequestPage {
  const { stage, user, translator, service, overdue, unread, assignee, due, mine } = query
  const { sort = stage === 'due' ? 'due' : '-created' } = query
  // Each list has its own index; a combination has none.
  demand([stage, user, translator].filter(Boolean).length <= 1, 'bad-request')
  const filters = [service, overdue, unread, assignee, due, mine, query.sort]
  demand(stage !== undefined || !filters.some(Boolean), 'bad-request')
  const isOpenStage = openStages.some((open) => open === stage)
  const isByDue = sort === 'due' || sort === '-due'
  demand(due === undefined || isOpenStage, 'bad-request')
  demand(stage === 'due' ? isByDue : isOpenStage || !isByDue, 'bad-request')
  const today = dayAt(now, timeZone)
  return {
    list: stage,
    user,
    translator,
    service,
    overdueOn: overdue && today,
    isUnread: unread !== undefined,
    markedBy: stage === 'inbox' ? readerId : undefined,
    handler: mine && readerId,
    assignee: assignee === 'nobody' ? null : assignee,
    dueUntil: due === 'now' || stage === 'due' ? today : undefined,
    dueAfter: due === 'later' ? today : undefined,
    sort,
    limit: query.limit,
    after: fromCursor(query.cursor),
  }
}
