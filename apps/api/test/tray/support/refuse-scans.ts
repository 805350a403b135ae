import { claimFile, listClaimedFiles } from '../../../src/tray/folder/claims.ts'
import {
  countRefusedFiles,
  deleteOldRefusedFiles,
  refuseFile,
} from '../../../src/tray/folder/refused-files.ts'
import { listScanFiles } from '../../../src/tray/folder/scan-files.ts'

// A program of its own, so that it can run as another account than the tests.
const [folder = ''] = process.argv.slice(2)
// As in the unit of the worker.
process.umask(0o077)
for (const file of await listScanFiles(folder)) await claimFile(folder, file)
for (const claimed of await listClaimedFiles(folder)) await refuseFile(folder, claimed, 'file-type')
await deleteOldRefusedFiles(folder, new Date())
process.stdout.write(JSON.stringify(await countRefusedFiles(folder)))
