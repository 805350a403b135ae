import { systemClock } from '../src/clock.ts'
import { configOrExit } from '../src/config.ts'
import { filePartsOf } from '../src/file-storage.ts'
import { fillSampleOffice } from './fill.ts'
import { connectPreparing } from './prepared.ts'

const config = configOrExit()
if (!config.SAMPLE_OFFICE) {
  process.stderr.write('A sample office is made only where SAMPLE_OFFICE=true says so.\n')
  process.exit(1)
}
const db = connectPreparing(config.DATABASE_URL, 8)
try {
  const files = filePartsOf(config)
  const deps = { db, clock: systemClock, officeSecret: config.OFFICE_SECRET, files }
  await fillSampleOffice(deps, systemClock.now())
} finally {
  await db.destroy()
}
