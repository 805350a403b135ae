import type { TrayDocument } from '@kakehashi/contract/tray'
import { trayRefusals } from '@kakehashi/domain/counter/tray'
import { systemLimits } from '@kakehashi/domain/system/system-check'
import { after, duration } from '../clock.ts'
import { toFileView } from '../documents/view.ts'
import type { FolderState, TrayRow } from './queries.ts'

export function toTrayDocument(row: TrayRow): TrayDocument {
  return { ...toFileView(row), isPutAside: row.put_aside_at !== null }
}

export function toTrayView(state: FolderState | undefined, rows: readonly TrayRow[], now: Date) {
  const silentSince = after(now, -systemLimits.folderSilentSeconds * duration.second)
  const isSilent = state !== undefined && state.seen_at < silentSince
  const problem = isSilent ? 'unreadable' : state?.problem
  return {
    isOn: state !== undefined || rows.length > 0,
    ...(problem && { problem }),
    refused: trayRefusals.flatMap((code) => {
      const count = state?.refused[code] ?? 0
      return count > 0 ? [{ code, count }] : []
    }),
    documents: rows.map(toTrayDocument),
  }
}
