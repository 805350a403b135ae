import type { TrayDocument } from '@kakehashi/contract/tray'
import { useState } from 'react'
import type { Upload } from '../../../request/uploads/upload.ts'
import { useTray } from '../../tray/use-tray.ts'
import { uploadOf } from './upload-of.ts'

/**
 * The scans chosen for this order. They stay in the tray until it is taken, so another clerk can be
 * faster; the server decides.
 */
export function useScans() {
  const [chosen, setChosen] = useState<readonly TrayDocument[]>([])
  const tray = useTray(new Set(chosen.map(({ _id }) => _id)))
  return {
    tray,
    items: chosen.map((scan) => uploadOfScan(scan, tray.all)),
    /** For the call that takes the order. */
    paths: chosen.map(({ path }) => path),
    choose: (scans: readonly TrayDocument[]) => setChosen([...chosen, ...scans]),
    leaveOut: (id: string) => setChosen(chosen.filter(({ _id }) => _id !== id)),
  }
}

/** As the tray has it now: its check for viruses may have ended, or it is gone. */
function uploadOfScan(scan: TrayDocument, all: readonly TrayDocument[] = []): Upload {
  const now = all.find(({ _id }) => _id === scan._id)
  if (now) return uploadOf(now)
  const state = { kind: 'failed', failure: { code: 'left-tray' }, canRetry: false } as const
  return { ...uploadOf(scan), state }
}
