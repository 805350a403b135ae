import type { OfficeRequestItem } from '@kakehashi/contract/requests/request-view'

type Flags = Pick<
  OfficeRequestItem,
  '_id' | 'isQuoted' | 'isPaid' | 'isTranslated' | 'isReviewed' | 'isDelivered'
>

/** Link to the request's current stage, from its flags. */
export function stageLink(request: Flags): string {
  const { _id } = request
  if (request.isDelivered) return `/admin/complete/${_id}`
  if (request.isReviewed) return `/admin/delivery/${_id}`
  if (request.isTranslated) return `/admin/review/${_id}`
  if (request.isPaid) return `/admin/translate/${_id}`
  if (request.isQuoted) return `/admin/payment/${_id}`
  // Address from the specification; it redirects to /admin/quote.
  return `/admin/request/${_id}/quote`
}
