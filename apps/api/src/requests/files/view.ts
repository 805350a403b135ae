import type { RemovedFileView } from '@kakehashi/contract/requests/office-records'
import { toFileView } from '../../documents/view.ts'
import type { RemovedFileRow } from './queries.ts'

export function toRemovedFileView(file: RemovedFileRow): RemovedFileView {
  if (file.hidden_at === null || file.hidden_reason === null) throw new Error('file not removed')
  return {
    ...toFileView(file),
    removedAt: file.hidden_at.toISOString(),
    reason: file.hidden_reason,
    ...(file.hidden_by_name !== null && { removedBy: file.hidden_by_name }),
  }
}
