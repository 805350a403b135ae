import { systemClock } from '../src/clock.ts'
import { configOrExit } from '../src/config.ts'
import { createFileStorage } from '../src/create-file-storage.ts'
import { createOfficeSecret } from '../src/office-secret.ts'
import { fillSampleOffice } from './fill.ts'
import { connectWithPreparedStatements } from './prepared-connection.ts'

const config = configOrExit()
if (!config.SAMPLE_OFFICE) {
  process.stderr.write('Set SAMPLE_OFFICE=true to create the sample office.\n')
  process.exit(1)
}
const db = connectWithPreparedStatements(config.DATABASE_URL, 8)
try {
  const files = createFileStorage(config)
  const officeSecret = createOfficeSecret(config.OFFICE_SECRET)
  const publicUrl = config.PUBLIC_URL
  const signingKey = config.SIGNING_KEY
  const deps = { db, clock: systemClock, officeSecret, files, publicUrl, signingKey }
  await fillSampleOffice(deps, systemClock.now())
} finally {
  await db.destroy()
}
