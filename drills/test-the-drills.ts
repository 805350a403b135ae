import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { repository } from '@kakehashi/local/processes'
import { TableTest } from './faults/test-the-table.ts'
import { AcknowledgementFile } from './src/acknowledgements.ts'
import { createPeople } from './src/customers.ts'
import { startLoad } from './src/load.ts'
import { plantFaults } from './src/planted-faults.ts'
import { Report } from './src/report.ts'
import { startOffice } from './src/running-office.ts'
import { verifyMails } from './src/verify-mails.ts'
import { verifyWrites } from './src/verify.ts'
import { Writes } from './src/writes.ts'

/**
 * Tests that the drills can fail: after a short load everything is verified, then one fault of each
 * kind is planted, and each has to be reported.
 */
const mails = { seconds: 60, allowsSameMailTwice: false }
const report = new Report()
const office = await startOffice({ roots: [repository] })
const people = await createPeople(office, 6)
const file = new AcknowledgementFile(join(office.home, 'acknowledgements.jsonl'))
const load = startLoad({
  people,
  addresses: office.apis.map(({ address }) => address),
  writes: new Writes({ file }),
})
const { messages, notes, orders, files, phones } = load.writes
const isEnough = () =>
  // Each fault is in another of them.
  messages.size >= 20 &&
  notes.size >= 3 &&
  orders.size >= 10 &&
  files.length >= 3 &&
  phones.size > 0
while (!isEnough()) await setTimeout(200)
await load.stop()
const tableTest = new TableTest(office, people, load, file)

const verify = async (into: Report) => {
  await verifyMails(office, load.writes, mails, into)
  await verifyWrites(office, load.writes, people.customers, into)
}
await verify(report)
await tableTest.expectNothing(report)
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
await tableTest.expectPlanted(report)
report.end('Test of the drills')
await office.stop()
process.exit()
