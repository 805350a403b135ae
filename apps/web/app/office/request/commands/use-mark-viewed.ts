import type { RefObject } from 'react'
import { useMarkRead } from '../../../request/messages/use-mark-read.ts'
import type { OfficeRequest } from './office-request.ts'

/**
 * A new request counts as seen once it is on screen. What its customer wrote does not: that is seen
 * when the end of the thread is, which the thread itself looks after.
 */
export function useMarkViewed(request: OfficeRequest, top: RefObject<Element | null>): void {
  const isWaitingToBeRead = request.inbox.at(-1)?.sender === 'customer'
  useMarkRead(isWaitingToBeRead ? { ...request, adminViewed: true } : request, top)
}
