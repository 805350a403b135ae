import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { repository } from '@kakehashi/local/processes'
import { checkAcknowledgements } from './faults/check-acknowledgements.ts'
import { pairs } from './faults/clerk-actions.ts'
import { databaseFaults } from './faults/database-faults.ts'
import { type Fault, haveFault, type Phase } from './faults/fault.ts'
import { formatTable, tableOf } from './faults/fault-table.ts'
import { fullDisks } from './faults/full-disks.ts'
import { judgeTable } from './faults/judge-table.ts'
import { fullPlan, type Plan, shortPlan } from './faults/plan.ts'
import { processKills } from './faults/process-kills.ts'
import { releaseJobsOfKilledWorkers } from './faults/release-jobs.ts'
import { sameOrder } from './faults/same-order.ts'
import { scanWaitingFiles } from './faults/scan-waiting-files.ts'
import { ServiceLinks } from './faults/service-faults.ts'
import { mountDisk } from './faults/small-disk.ts'
import { twoClerks } from './faults/two-clerks.ts'
import { AcknowledgementFile, readAcknowledgements } from './src/acknowledgements.ts'
import { createPeople } from './src/customers.ts'
import type { Scene } from './src/drill.ts'
import { startLoad } from './src/load.ts'
import { Report } from './src/report.ts'
import { startOffice } from './src/running-office.ts'
import { verifyMails } from './src/verify-mails.ts'
import { verifyCounters, verifyHistory } from './src/verify.ts'
import { Writes } from './src/writes.ts'

/**
 * Everything that can break does so while people use the office. Their clients write every
 * acknowledgement to a file at the moment they receive it; afterwards the file is compared with the
 * database, the stored documents and the mailbox. Nothing may be missing or doubled.
 *
 *   pnpm drill:faults [--short] [--kills 200] [--pairs 300] [--seconds 35]
 *     [--acknowledgements 100000] [--minutes 120]
 *
 * The full form has at least 100,000 acknowledgements and takes about half an hour. Only an
 * administrator can mount the disks that become full; others leave these two faults out. On a machine
 * that is too slow no fault begins after the given minutes, and the table says what has happened.
 */
const { values } = parseArgs({
  options: {
    short: { type: 'boolean', default: false },
    kills: { type: 'string' },
    pairs: { type: 'string' },
    seconds: { type: 'string' },
    acknowledgements: { type: 'string' },
    minutes: { type: 'string', default: '120' },
  },
})
const deadline = Date.now() + Number(values.minutes) * 60_000
const chosen = values.short ? shortPlan : fullPlan
const plan: Plan = {
  ...chosen,
  kills: Number(values.kills ?? chosen.kills),
  pairs: Number(values.pairs ?? chosen.pairs),
  acknowledgements: Number(values.acknowledgements ?? chosen.acknowledgements),
  services: {
    ...chosen.services,
    lasts: values.seconds === undefined ? chosen.services.lasts : Number(values.seconds) * 1000,
  },
}
const name = values.short ? 'Faults, each of them once' : 'Faults'
/** Limits per customer are not what this drill is about. */
const forgetLimitsEvery = 30_000

// Each process of the office ends with this one.
process.setMaxListeners(30)
const report = new Report()
try {
  await run()
} catch (error) {
  report.expect(false, error instanceof Error ? (error.stack ?? error.message) : String(error))
}
report.end(name)
// Ends also what a drill that broke off has left.
process.exit()

async function run(): Promise<void> {
  const links = new ServiceLinks()
  const database = await mountDisk(plan.databaseDisk)
  const files = await mountDisk(plan.fileDisk)
  const disks = database && files && { database, files }
  const office = await startOffice({
    roots: Array.from({ length: plan.processes }, () => repository),
    disks: disks && { database: database.folder, files: files.folder },
    reroute: links.reroute,
  })
  report.line(`APIs and workers are running, ${plan.processes} of each`)
  const people = await createPeople(office, plan.customers)
  const file = new AcknowledgementFile(join(office.home, 'logs', 'acknowledgements.jsonl'))
  const { pause, noteWriters, documentSenders } = plan
  const load = startLoad({
    people,
    addresses: office.apis.map(({ address }) => address),
    writes: new Writes({ file }),
    pause,
    noteWriters,
    documentSenders,
  })
  const scene: Scene = { office, load, report }
  const forgetLimits = () => void office.query('delete from throttles').catch(() => {})
  const forgetting = setInterval(forgetLimits, forgetLimitsEvery)

  const phases: Phase[] = []
  const have = async (faults: readonly Fault[]) => {
    for (const fault of faults)
      phases.push(await haveFault(scene, fault, { between: plan.between, deadline }))
  }
  await have([sameOrder(scene, plan.sameOrder.times, plan.sameOrder.copies)])
  await have([processKills(office, plan.kills / 2, plan.killPause)])
  await have([await twoClerks(scene, people, sampleOf(plan))])
  await have(databaseFaults(office, plan.database))
  await have(links.faults(plan.services.times, plan.services.lasts))
  if (disks) await have(fullDisks(office, disks, plan.disks.times, plan.disks.lasts))
  else report.line('without root there are no small disks, so none became full')
  while (Date.now() < deadline && readAcknowledgements(file.path).length < plan.acknowledgements) {
    await have(databaseFaults(office, { ...plan.database, times: 1 }))
  }
  await load.stop()
  clearInterval(forgetting)

  const acknowledged = readAcknowledgements(file.path)
  const writes = new Writes({ name: load.writes.name })
  for (const one of acknowledged) writes.acknowledge(one)
  report.expect(
    acknowledged.length >= plan.acknowledgements,
    `${acknowledged.length} acknowledgements in ${file.path}`,
  )
  if (values.short) await releaseJobsOfKilledWorkers(office)
  const mails = { seconds: plan.mailSeconds, allowsSameMailTwice: true, triesFailedNow: true }
  await Promise.all([verifyMails(office, writes, mails, report), verifyHistory(office, report)])
  await verifyCounters(office, report)
  await scanWaitingFiles(office, report)
  const difference = await checkAcknowledgements(
    office,
    people.customers,
    acknowledged,
    writes.like,
  )
  const rows = tableOf({
    phases,
    acknowledged,
    difference,
    calls: load.log.calls,
    mails: office.mails,
  })
  console.log(`\n${formatTable(rows)}\n`)
  judgeTable(rows, phases, load.log.calls, report)
  report.details(difference.missing.map((one) => `missing: ${JSON.stringify(one)}`))
  report.details(difference.doubled.map((one) => `doubled: ${JSON.stringify(one)}`))
  const crashes = office.crashes()
  report.expect(crashes.length === 0, `${crashes.length} processes ended by themselves`)
  report.details(crashes)
  report.line('drills of their own: restarts (pnpm drill:restart), the primary lost')
  report.line('(drill:failover), an upgrade under load (drill:upgrade), a restore (drill:restore)')
  await office.stop()
}

/** Spread over all stages and actions. */
function sampleOf({ pairs: count }: Plan) {
  const step = Math.max(1, pairs.length / count)
  return pairs.filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step))
}
