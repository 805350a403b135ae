import { createLog } from '../../../src/log.ts'
import { sampleSigningKey } from '../../support/certificates.ts'
import { findMarks } from '../../support/find-marks.ts'
import { openOfficeWithStaff } from '../../support/office-with-staff.ts'
import { temporaryStorage } from '../../support/temporary-storage.ts'

/** An office whose database, file store and log can be searched. */
export async function openSearchableOffice() {
  const storage = await temporaryStorage()
  const logLines: string[] = []
  const log = createLog('trace', { write: (line: string) => void logLines.push(line) })
  const staff = await openOfficeWithStaff({
    files: storage.files,
    log,
    signingKey: await sampleSigningKey(),
  })
  const { office } = staff
  return {
    ...staff,
    log,
    marksLeft: (marks: readonly string[]) =>
      findMarks({ ...office, folder: storage.folder, logLines }, marks),
    close: async () => {
      await office.close()
      await storage.remove()
    },
  }
}

export type SearchableOffice = Awaited<ReturnType<typeof openSearchableOffice>>
