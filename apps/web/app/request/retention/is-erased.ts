import type { RequestDetail } from '@kakehashi/contract/requests/request-view'

/** Whether the documents and messages were deleted. Translators no longer see such a request. */
export function isErased(request: RequestDetail): boolean {
  return request.reader !== 'desk' && request.contentErasedAt !== undefined
}
