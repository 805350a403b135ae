import type { RequestDetail } from '@kakehashi/contract/requests/request-view'
import { type RefObject, useState } from 'react'
import { useRemoveUnreadMarkMutation } from '../../api/conversations-api.ts'
import { useMarkReadMutation, useMarkViewedMutation } from '../../api/messages-api.ts'
import { useWhenSeen } from './use-when-seen.ts'

/** Marks the thread as read once its end is visible. */
export function useMarkRead(request: RequestDetail, end: RefObject<Element | null>): void {
  const [markRead] = useMarkReadMutation()
  const [markViewed] = useMarkViewedMutation()
  const { _id: requestId, reader, version } = request
  const message = ('inbox' in request ? request.inbox.at(-1)?._id : undefined) ?? null
  const mark = reader === 'customer' ? markRead : markViewed
  // An added document also makes a new version, which counts as unseen like a new message.
  const seen = isUnreadFor(request) ? `${version} ${message}` : null
  useWhenSeen(end, seen, () => mark({ requestId, version, message }))
}

/** Reading the thread again removes one's own mark; a mark set while reading it stays. */
export function useRemoveUnreadMark(request: RequestDetail, end: RefObject<Element | null>): void {
  const [remove] = useRemoveUnreadMarkMutation()
  const { _id: requestId } = request
  const [wasMarked] = useState(request.reader === 'office' && request.isMarkedUnread === true)
  useWhenSeen(end, wasMarked ? requestId : null, () => remove({ requestId }))
}

function isUnreadFor(request: RequestDetail): boolean {
  if (request.reader === 'customer') return request.unread > 0
  return request.reader === 'office' && !request.adminViewed
}
