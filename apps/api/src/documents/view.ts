import { filePath, previewPath } from '@kakehashi/contract/documents/file-reference'
import type { FileView } from '@kakehashi/contract/documents/file-view'
import type { FileRow } from './queries.ts'

function drawingOf({ id, drawing }: FileRow): Pick<FileView, 'preview' | 'drawing'> {
  if (drawing === null) return {}
  return drawing === 'drawn' ? { preview: previewPath(id) } : { drawing }
}

export function toFileView(file: FileRow): FileView {
  return {
    _id: file.id,
    role: file.role,
    name: file.name,
    mediaType: file.media_type,
    size: file.size,
    ...(file.pages !== null && { pages: file.pages }),
    status: file.status,
    ...(file.refusal !== null && { refusal: file.refusal }),
    createdAt: file.created_at.toISOString(),
    ...(file.withdrawn_at && { withdrawnAt: file.withdrawn_at.toISOString() }),
    path: filePath(file.id),
    ...drawingOf(file),
    ...(file.copy_failed_at && { copy: 'failed' as const }),
  }
}
