import type { OfficeRequestItem } from '@kakehashi/contract/requests/request-view'

/** What this person can do with a request among others. */
export function bulkActionsOf({ can, stage }: OfficeRequestItem) {
  return {
    assign: can.includes('assignTranslator'),
    deliver: can.includes('deliver'),
    remind: stage === 'payment' || stage === 'delivery',
  }
}

/** A row with which nothing can be done is not offered for selection. */
export function isChoosable(request: OfficeRequestItem): boolean {
  return Object.values(bulkActionsOf(request)).some(Boolean)
}
