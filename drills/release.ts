import { execFileSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { repository } from '@kakehashi/local/processes'
import { createPeople } from './src/customers.ts'
import { serveOneOrder } from './src/one-order.ts'
import { Report } from './src/report.ts'
import { startOffice } from './src/running-office.ts'

/**
 * Unpacks a release and serves an order with it, from the upload to the download.
 *
 *   pnpm drill:release [TARBALL]
 */
const [given] = process.argv.slice(2)
const tarball = given ?? globSync('dist/kakehashi-*.tar.gz', { cwd: repository })[0]
if (tarball === undefined) throw new Error('There is no release: run `pnpm release` first')
const folder = await mkdtemp(join(tmpdir(), 'kakehashi-release-'))
execFileSync('tar', ['-xzf', resolve(repository, tarball), '-C', folder, '--strip-components=1'])

const report = new Report()
const office = await startOffice({ roots: [folder], environment: { UNDO_SECONDS: '0' } })
try {
  report.line('an API and a worker are running')
  const people = await createPeople(office, 1)
  const { orderNumber, stage, isCompleted } = await serveOneOrder(people)
  report.expect(stage === 'complete' && isCompleted, `order ${orderNumber} is complete`)
  const [api] = office.apis
  for (const path of ['/', '/ja', '/services', '/login', '/api/ready']) {
    const { status } = await fetch(`${api?.address}${path}`)
    report.expect(status === 200, `${path} answers ${status}`)
  }
  const mails = await mailsAbout(orderNumber)
  report.expect(mails >= 5, `${mails} mails about the order arrived`)
  const crashes = office.crashes()
  report.expect(crashes.length === 0, `${crashes.length} processes ended by themselves`)
} catch (error) {
  report.expect(false, error instanceof Error ? (error.stack ?? error.message) : String(error))
}
report.end('Release')
await office.stop()
await rm(folder, { recursive: true, force: true })
process.exit()

/** The last one is sent a moment after the delivery. */
async function mailsAbout(orderNumber: string): Promise<number> {
  const count = () => office.mails.filter(({ subject }) => subject.includes(orderNumber)).length
  for (let seconds = 0; seconds < 30 && count() < 5; seconds += 1) await setTimeout(1_000)
  return count()
}
