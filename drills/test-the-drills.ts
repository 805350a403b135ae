import { setTimeout } from 'node:timers/promises'
import { repository } from '@kakehashi/local/processes'
import { createPeople } from './src/customers.ts'
import { startLoad } from './src/load.ts'
import { plantFaults } from './src/planted-faults.ts'
import { Report } from './src/report.ts'
import { startOffice } from './src/running-office.ts'
import { verifyMails } from './src/verify-mails.ts'
import { verifyWrites } from './src/verify.ts'

/**
 * Tests that the drills can fail: after a short load everything is verified, then one fault of each
 * kind is planted, and each has to be reported.
 */
const mails = { seconds: 60, allowsSameMailTwice: false }
const report = new Report()
const office = await startOffice({ roots: [repository] })
const people = await createPeople(office, 6)
const load = startLoad({ people, addresses: office.apis.map(({ address }) => address) })
const { messages, orders, files } = load.writes
// Each fault is in another of them.
while (messages.size < 20 || orders.size < 10 || files.length < 3) await setTimeout(200)
await load.stop()

const verify = async (into: Report) => {
  await verifyMails(office, load.writes, mails, into)
  await verifyWrites(office, load.writes, people.customers, into)
}
await verify(report)
const faults = await plantFaults(office, load.writes)
const planted = new Report()
await verify(planted)
for (const { what, reported } of faults) {
  report.expect(
    planted.failed.some((text) => reported.test(text)),
    `noticed: ${what}`,
  )
}
const isEveryLineTested = planted.failed.length === planted.expected
report.expect(isEveryLineTested, `${planted.failed.length} of ${planted.expected} lines failed`)
report.end('Test of the drills')
await office.stop()
process.exit()
