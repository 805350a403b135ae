import { setTimeout } from 'node:timers/promises'
import type { Report } from '../src/report.ts'
import type { RunningOffice } from '../src/running-office.ts'

const longestScan = 120_000

/** Files that came while clamd was away can be opened when a worker has scanned them. */
export async function scanWaitingFiles({ query }: RunningOffice, report: Report): Promise<void> {
  for (const deadline = Date.now() + longestScan; ; await setTimeout(1_000)) {
    const waiting = await query(`select from files where status = 'pending'`)
    if (waiting.length === 0 || Date.now() > deadline) {
      return report.expect(waiting.length === 0, `${waiting.length} files wait for their scan`)
    }
    // The workers do it every few minutes.
    await query(`select graphile_worker.add_job('scan-pending', job_key := 'scan-waiting')`)
  }
}
