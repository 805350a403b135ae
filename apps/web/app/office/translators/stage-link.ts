import type { OfficeRequestItem } from '@kakehashi/contract/requests/request-view'
import { stagePath } from '@kakehashi/contract/screen-paths'

/** Link to the request's current stage. */
export function stageLink({ _id, stage }: Pick<OfficeRequestItem, '_id' | 'stage'>): string {
  // Address from the specification; it redirects to /admin/quote.
  return stage === 'quote' ? `/admin/request/${_id}/quote` : stagePath(stage, _id)
}
