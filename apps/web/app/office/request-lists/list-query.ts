import { type RequestSort, requestSorts } from '@kakehashi/contract/requests/requests'
import type { Stage } from '@kakehashi/domain/request/stage'
import type { AskedRequests } from '../../api/requests-api.ts'

/** Extra lists on the page of the complete stage. */
const extraLists = ['balance-due', 'cancelled'] as const

const isId = (text: string) => /^[\da-f-]{36}$/i.test(text)

/** Reads the list query from the address; invalid values are ignored. */
export function listQueryFrom(stage: Stage, search: URLSearchParams): AskedRequests {
  const list = extraLists.find((each) => stage === 'complete' && each === search.get('list'))
  const sort = sortIn(search)
  const isByDue = sort === 'due' || sort === '-due'
  return {
    stage: list ?? stage,
    ...filtersIn(search),
    ...(search.get('overdue') === '1' && stage !== 'complete' && { overdue: true }),
    ...unreadIn(search),
    ...(sort && (stage !== 'complete' || !isByDue) && { sort }),
  }
}

/** Everything due today or earlier. The order is fixed: longest first. */
export function overdueQueryFrom(search: URLSearchParams): AskedRequests {
  return { stage: 'due', ...filtersIn(search), ...unreadIn(search) }
}

export function inboxQueryFrom(search: URLSearchParams): AskedRequests {
  return { stage: 'inbox', ...unreadIn(search), ...(shownIn(search) === 'mine' && { mine: true }) }
}

/** Which conversations the inbox shows. */
export function shownIn(search: URLSearchParams): 'all' | 'mine' | 'needs-reply' {
  const show = search.get('show')
  return show === 'mine' || show === 'needs-reply' ? show : 'all'
}

function filtersIn(search: URLSearchParams): Pick<AskedRequests, 'service' | 'assignee'> {
  const service = search.get('service') ?? ''
  const assignee = search.get('translator') ?? ''
  return {
    ...(isId(service) && { service }),
    ...((isId(assignee) || assignee === 'nobody') && { assignee }),
  }
}

function unreadIn(search: URLSearchParams): Pick<AskedRequests, 'unread'> {
  return search.get('unread') === '1' ? { unread: true } : {}
}

function sortIn(search: URLSearchParams): RequestSort | undefined {
  return requestSorts.find((sort) => sort === search.get('sort') && sort !== '-created')
}

/**
 * What is overdue or due today stands above the rest, and each request appears once. Another order,
 * the filter for overdue requests and 'one list' have no band.
 */
export function bandOf(
  asked: AskedRequests,
  search: URLSearchParams,
): { due: AskedRequests; rest: AskedRequests } | undefined {
  const { stage, sort, overdue } = asked
  const hasDueDays = stage !== 'complete' && stage !== 'balance-due' && stage !== 'cancelled'
  if (!hasDueDays || sort || overdue || search.get('band') === '0') return undefined
  return { due: { ...asked, due: 'now', sort: 'due' }, rest: { ...asked, due: 'later' } }
}

/** A copy with one filter changed; an empty value removes it. */
export function withFilter(search: URLSearchParams, name: string, value: string): URLSearchParams {
  const changed = new URLSearchParams(search)
  if (value === '') changed.delete(name)
  else changed.set(name, value)
  return changed
}
