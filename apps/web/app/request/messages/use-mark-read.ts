import type { RequestDetail } from '@kakehashi/contract/requests/request-view'
import { type RefObject, useEffect, useRef } from 'react'
import { useMarkReadMutation, useMarkViewedMutation } from '../../api/messages-api.ts'

/** Marks the thread as read once its end is visible. */
export function useMarkRead(request: RequestDetail, end: RefObject<Element | null>): void {
  const [markRead] = useMarkReadMutation()
  const [markViewed] = useMarkViewedMutation()
  const { _id, reader, version } = request
  const newest = ('inbox' in request ? request.inbox.at(-1)?._id : undefined) ?? null
  const isUnread = isUnreadFor(request)
  const markedUpTo = useRef<string>(undefined)

  useEffect(() => {
    const element = end.current
    if (!isUnread) markedUpTo.current = undefined
    if (!isUnread || !element) return
    // An added document also makes a new version, which counts as unseen like a new message.
    const seen = `${version} ${newest}`
    const mark = reader === 'customer' ? markRead : markViewed
    let isInView = false

    async function look() {
      if (!isInView || document.visibilityState !== 'visible') return
      if (markedUpTo.current === seen) return
      markedUpTo.current = seen
      // Errors are not shown: the next time the thread is visible it tries again.
      const outcome = await mark({ requestId: _id, version, message: newest })
      if (outcome.error) markedUpTo.current = undefined
    }
    const observer = new IntersectionObserver((entries) => {
      isInView = entries.at(-1)?.isIntersecting ?? false
      void look()
    })
    const lookAgain = () => void look()
    observer.observe(element)
    document.addEventListener('visibilitychange', lookAgain)
    return () => {
      observer.disconnect()
      document.removeEventListener('visibilitychange', lookAgain)
    }
  }, [_id, reader, version, newest, isUnread, end, markRead, markViewed])
}

function isUnreadFor(request: RequestDetail): boolean {
  if (request.reader === 'customer') return request.unread > 0
  return request.reader === 'office' && !request.adminViewed
}
