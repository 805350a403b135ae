import { type AcknowledgementFile, readAcknowledgements } from '../src/acknowledgements.ts'
import type { Difference } from '../src/compare.ts'
import type { Call } from '../src/call-log.ts'
import type { People } from '../src/customers.ts'
import type { Load } from '../src/load.ts'
import { Report } from '../src/report.ts'
import type { RunningOffice } from '../src/running-office.ts'
import { checkAcknowledgements } from './check-acknowledgements.ts'
import { tableOf } from './fault-table.ts'
import { judgeTable } from './judge-table.ts'

const kindsMissing = ['message', 'note', 'order', 'file', 'account', 'phone', 'change'] as const
const kindsDoubled = ['message', 'note', 'order', 'change'] as const

/** Tests that the table of `pnpm drill:faults` can fail. */
export class TableTest {
  readonly #office: RunningOffice
  readonly #people: People
  readonly #load: Load
  readonly #file: AcknowledgementFile

  constructor(office: RunningOffice, people: People, load: Load, file: AcknowledgementFile) {
    this.#office = office
    this.#people = people
    this.#load = load
    this.#file = file
  }

  async expectNothing(report: Report): Promise<void> {
    const { missing, doubled } = await this.#check()
    const count = `${missing.length} missing, ${doubled.length} doubled`
    report.expect(missing.length + doubled.length === 0, `file of acknowledgements: ${count}`)
  }

  /** After faults of all kinds are planted in the office. */
  async expectPlanted(report: Report): Promise<void> {
    this.#plantChanges()
    const difference = await this.#check()
    for (const kind of kindsMissing) {
      const isNoticed = difference.missing.some((one) => one.kind === kind)
      report.expect(isNoticed, `noticed in the file: a missing ${kind}`)
    }
    for (const kind of kindsDoubled) {
      const isNoticed = difference.doubled.some((one) => one.kind === kind)
      report.expect(isNoticed, `noticed in the file: a doubled ${kind}`)
    }
    const calls: Call[] = [{ name: 'order', startedAt: 0, endedAt: 60_000, outcome: 500 }]
    const rows = tableOf({
      phases: [],
      acknowledged: readAcknowledgements(this.#file.path),
      difference,
      calls,
      mails: this.#office.mails,
    })
    const planted = new Report()
    judgeTable(rows, [], calls, planted)
    const isEveryLineTested = planted.failed.length === planted.expected
    report.expect(isEveryLineTested, `${planted.failed.length} of ${planted.expected} lines failed`)
  }

  /** One that the request has never had, and one that two clerks were given. */
  #plantChanges(): void {
    const [order] = this.#load.writes.orders.values()
    for (const version of [1_000, 1, 1]) {
      this.#file.add({ kind: 'change', request: order?.id ?? '', version })
    }
  }

  #check(): Promise<Difference> {
    const { like } = this.#load.writes
    const acknowledged = readAcknowledgements(this.#file.path)
    return checkAcknowledgements(this.#office, this.#people.customers, acknowledged, like)
  }
}
