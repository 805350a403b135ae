import type { Stage } from '@kakehashi/domain/request/stage'
import type { AskedRequests } from '../../api/requests-api.ts'

/** Extra lists on the page of the complete stage. */
const extraLists = ['balance-due', 'cancelled'] as const

/** Reads the list query from the address; invalid values are ignored. */
export function listQueryFrom(stage: Stage, search: URLSearchParams): AskedRequests {
  const list = extraLists.find((each) => stage === 'complete' && each === search.get('list'))
  const service = search.get('service') ?? ''
  return {
    stage: list ?? stage,
    ...(/^[\da-f-]{36}$/i.test(service) && { service }),
    ...(search.get('overdue') === '1' && stage !== 'complete' && { overdue: true }),
    ...unreadIn(search),
  }
}

export function inboxQueryFrom(search: URLSearchParams): AskedRequests {
  return { stage: 'inbox', ...unreadIn(search), ...(shownIn(search) === 'mine' && { mine: true }) }
}

/** Which conversations the inbox shows. */
export function shownIn(search: URLSearchParams): 'all' | 'mine' | 'needs-reply' {
  const show = search.get('show')
  return show === 'mine' || show === 'needs-reply' ? show : 'all'
}

function unreadIn(search: URLSearchParams): Pick<AskedRequests, 'unread'> {
  return search.get('unread') === '1' ? { unread: true } : {}
}

/** A copy with one filter changed; an empty value removes it. */
export function withFilter(search: URLSearchParams, name: string, value: string): URLSearchParams {
  const changed = new URLSearchParams(search)
  if (value === '') changed.delete(name)
  else changed.set(name, value)
  return changed
}
