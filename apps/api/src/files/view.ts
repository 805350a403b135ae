import { filePath, previewPath } from '@kakehashi/contract/file-reference'
import type { FileView } from '@kakehashi/contract/file-view'
import type { FileRow, ListedFile } from './queries.ts'

export function toFileView(file: FileRow | ListedFile): FileView {
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
    path: filePath(file.id),
    ...('has_preview' in file && file.has_preview && { preview: previewPath(file.id) }),
  }
}
