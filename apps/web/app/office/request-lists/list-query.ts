import type { Stage } from '@kakehashi/domain/request/stage'
import type { AskedRequests } from '../../api/requests-api.ts'

/** The lists beside the completed ones. */
const besideComplete = ['balance-due', 'cancelled'] as const

/** What a list's address asks for; what makes no sense there is as if it were not. */
export function listQueryFrom(stage: Stage, search: URLSearchParams): AskedRequests {
  const list = besideComplete.find((each) => stage === 'complete' && each === search.get('list'))
  const service = search.get('service') ?? ''
  return {
    stage: list ?? stage,
    ...(/^[\da-f-]{36}$/i.test(service) && { service }),
    ...(search.get('overdue') === '1' && stage !== 'complete' && { overdue: true }),
    ...unreadIn(search),
  }
}

/** What the address of the messages asks for. */
export function inboxQueryFrom(search: URLSearchParams): AskedRequests {
  return { stage: 'inbox', ...unreadIn(search) }
}

function unreadIn(search: URLSearchParams): Pick<AskedRequests, 'unread'> {
  return search.get('unread') === '1' ? { unread: true } : {}
}

/** The address with one filter changed; an empty one is taken out. */
export function withFilter(search: URLSearchParams, name: string, value: string): URLSearchParams {
  const changed = new URLSearchParams(search)
  if (value === '') changed.delete(name)
  else changed.set(name, value)
  return changed
}
