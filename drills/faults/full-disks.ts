import type { RunningOffice } from '../src/running-office.ts'
import { type Fault, isRefusedForNow, isUpload } from './fault.ts'
import type { SmallDisk } from './small-disk.ts'

export interface Disks {
  readonly database: SmallDisk
  readonly files: SmallDisk
}

/** The disk of the database or of the object store is full until somebody makes room. */
export function fullDisks(
  { database }: RunningOffice,
  disks: Disks,
  times: number,
  lasts: number,
): Fault[] {
  return [
    {
      name: "full disk of PostgreSQL's data",
      times,
      lasts,
      cause: () => disks.database.fill(),
      async mend() {
        await disks.database.empty()
        // It ends by itself when it cannot write its log.
        await database.startIfEnded()
      },
      allows: isRefusedForNow,
    },
    {
      name: 'full disk of the object store',
      times,
      lasts,
      cause: () => disks.files.fill(),
      mend: () => disks.files.empty(),
      needs: isUpload,
      allows: (call) => isUpload(call) && isRefusedForNow(call),
    },
  ]
}
