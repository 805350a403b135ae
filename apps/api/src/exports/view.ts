import type { ExportView } from '@kakehashi/contract/exports'
import type { NamedExport } from './queries.ts'

export function toExportView(row: NamedExport): ExportView {
  return {
    _id: row.id,
    kind: row.kind,
    format: row.format,
    from: row.from_day,
    to: row.to_day,
    askedAt: row.asked_at.toISOString(),
    ...(row.asker_name !== null && { askedBy: row.asker_name }),
    state: row.state,
    ...(row.row_count !== null && { rows: row.row_count }),
    ...(row.size !== null && { bytes: row.size }),
    expiresAt: row.expires_at.toISOString(),
  }
}
