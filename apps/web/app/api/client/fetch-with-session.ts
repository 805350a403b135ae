import { activityHeaders } from '../../session/user-activity.ts'
import { endSession } from './base-api.ts'
import { store } from './store.ts'

/** For calls whose reply is not JSON. A 401 ends the session, as with any other call. */
export async function fetchWithSession(
  path: string,
  how: Pick<RequestInit, 'method' | 'signal' | 'body'> = {},
): Promise<Response> {
  const reply = await fetch(path, {
    ...how,
    credentials: 'same-origin',
    headers: {
      ...activityHeaders(),
      ...(how.body !== undefined && { 'content-type': 'application/json' }),
    },
  })
  if (reply.status === 401) endSession(store.dispatch)
  return reply
}
