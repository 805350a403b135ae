import type { FileView } from '@kakehashi/contract/documents/file-view'
import type { RequestDetail } from '@kakehashi/contract/requests/request-view'
import type { OfficeRequest } from '../../../request/request-views.ts'

/** For the forms in the dialog about one file. */
export interface FileFormProps {
  request: OfficeRequest
  file: FileView
  onDone: (changed: RequestDetail) => void
  onClose: () => void
}
