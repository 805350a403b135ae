import type { OriginalView } from '@kakehashi/contract/requests/original-view'
import type { RequestDetail } from '@kakehashi/contract/requests/request-view'
import type { OfficeRequest } from '../../../request/request-views.ts'

/** What the office can do with an original that is in the house. */
export type OriginalAction = 'move' | 'remove' | 'giveBack'

/** A form in a dialog about one original. */
export interface OriginalFormProps {
  request: OfficeRequest
  original: OriginalView
  onDone: (changed: RequestDetail) => void
  onClose: () => void
}
