import { repository } from '@kakehashi/local/processes'
import type { CallLog } from './call-log.ts'
import { createPeople } from './customers.ts'
import { type Load, type LoadSize, startLoad } from './load.ts'
import { type ProxyName, startProxy } from './proxies.ts'
import { Report } from './report.ts'
import { type RunningOffice, startOffice } from './running-office.ts'
import { type MailExpectations, verifyMails } from './verify-mails.ts'
import { verifyWrites } from './verify.ts'

export interface Scene {
  readonly office: RunningOffice
  readonly load: Load
  readonly report: Report
}

interface Drill {
  readonly name: string
  readonly customers: number
  readonly load?: LoadSize
  /** In front of the APIs; otherwise people call these directly. */
  readonly proxy?: ProxyName
  readonly environment?: Readonly<Record<string, string>>
  /** Checkouts of the two APIs and workers; by default this one. */
  readonly roots?: readonly string[]
  /** Of a database server that runs already; by default the office has one of its own. */
  readonly databaseServerUrl?: string
  /** Before people begin to use the office. */
  readonly prepare?: (office: RunningOffice, report: Report) => Promise<void>
  /** What happens to the office while people use it. */
  readonly disturb: (scene: Scene) => Promise<void>
  readonly judgeCalls: (log: CallLog, report: Report) => void
  readonly mails: MailExpectations
}

/** From the start of an office with two APIs and two workers until everything is verified. */
export async function runDrill(drill: Drill): Promise<void> {
  const { name, customers, proxy: proxyName, environment = {}, mails } = drill
  const { roots = [repository, repository], databaseServerUrl } = drill
  const report = new Report()
  const office = await startOffice({ roots, environment, databaseServerUrl })
  try {
    const proxy = proxyName && (await startProxy(proxyName, office))
    report.line(`two APIs and two workers are running${proxy ? ` behind ${proxyName}` : ''}`)
    const people = await createPeople(office, customers)
    report.line(`${people.customers.length} customers have registered`)
    await drill.prepare?.(office, report)
    const addresses = proxy ? [proxy.url] : office.apis.map(({ address }) => address)
    const load = startLoad({ people, addresses, ...drill.load })
    await drill.disturb({ office, load, report })
    await load.stop()
    drill.judgeCalls(load.log, report)
    const crashes = office.crashes()
    report.expect(crashes.length === 0, `${crashes.length} processes ended by themselves`)
    report.details(crashes)
    await verifyMails(office, load.writes, mails, report)
    await verifyWrites(office, load.writes, people.customers, report)
    await proxy?.stop()
    report.end(name)
    await office.stop()
  } catch (error) {
    report.expect(false, error instanceof Error ? (error.stack ?? error.message) : String(error))
    report.end(name)
  }
  // Ends also what a drill that broke off has left.
  process.exit()
}
