import { activityHeaders } from '../../session/user-activity.ts'
import { endSession } from './base-api.ts'
import { store } from './store.ts'

/** A call that brings no JSON of ours. A session that has ended ends here too, as after any other. */
export async function fetchWithSession(
  path: string,
  how: Pick<RequestInit, 'method' | 'signal'> = {},
): Promise<Response> {
  const reply = await fetch(path, {
    ...how,
    credentials: 'same-origin',
    headers: activityHeaders(),
  })
  if (reply.status === 401) endSession(store.dispatch)
  return reply
}
