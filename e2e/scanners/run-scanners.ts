import { publicPages } from '../support/routes.ts'
import { scannedCalls } from './calls.ts'
import { printScan, printSummary, type Scan } from './findings.ts'
import { startPlantedHoles } from './planted-holes.ts'
import { startProductionOffice } from './production-office.ts'
import { checkProxy } from './proxy-checks.ts'
import { missingPackages } from './run-tool.ts'
import { cookieOf, createSamplePeople } from './sample-people.ts'
import { runSlowhttptest, slowAttacks } from './slowhttptest.ts'
import { runSqlmap } from './sqlmap.ts'
import { runTestssl } from './testssl.ts'
import { runWapiti } from './wapiti.ts'

/**
 * Runs scanners against the office as in production, and against planted holes which they have to
 * find. Name scanners to run only these: `pnpm test:scanners sqlmap testssl`.
 */
const missing = missingPackages()
if (missing.length > 0) {
  process.stderr.write(`These are not installed: apt-get install ${missing.join(' ')}\n`)
  process.exit(1)
}
const wanted = new Set(process.argv.slice(2))

const office = await startProductionOffice()
const { applicationUrl } = await office.createDatabase('holes')
const holes = await startPlantedHoles(office.certificate, applicationUrl)
const { home: folder, certificate, publicUrl, apiUrl } = office
const ours = { isPlanted: false, folder, certificate }
const planted = { isPlanted: true, folder, certificate }
const callbackUrl = `${holes.siteUrl}/`
const scans: Scan[] = []
process.on('SIGINT', () => void stop(1))
process.on('SIGTERM', () => void stop(1))
try {
  await scanAll()
  await stop(printSummary(scans) ? 0 : 1)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`)
  await stop(1)
}

async function stop(code: number): Promise<never> {
  holes.stop()
  await office.stop()
  process.exit(code)
}

async function scanAll(): Promise<void> {
  const people = await createSamplePeople(office)
  const calls = await scannedCalls(apiUrl, people)

  await scan('proxy', () => checkProxy(office, people))
  await scan(
    'slowhttptest',
    ...slowAttacks.flatMap((attack) => [
      () =>
        runSlowhttptest(attack, {
          ...planted,
          name: 'few connections',
          ...onePage(holes.patientUrl),
        }),
      () => runSlowhttptest(attack, { ...ours, name: 'nginx', ...officePages(publicUrl) }),
      () => runSlowhttptest(attack, { ...ours, name: 'API', ...officePages(apiUrl) }),
    ]),
  )
  await scan(
    'testssl',
    () => runTestssl({ ...ours, name: 'nginx', port: portOf(publicUrl) }),
    () => runTestssl({ ...planted, name: 'old TLS', port: holes.tlsPort }),
  )
  const pages = publicPages.map((path) => `${publicUrl}${path}`)
  const addresses = calls
    .filter(({ method }) => method === 'GET')
    .map(({ path }) => `${publicUrl}${path.replace('*', '')}`)
  const site = { ...ours, callbackUrl, url: `${publicUrl}/`, pages: [...pages, ...addresses] }
  const cookie = cookieOf(people.customer)
  await scan(
    'wapiti',
    () => runWapiti({ ...planted, callbackUrl, url: callbackUrl, name: 'site', pages: [] }),
    () => runWapiti({ ...site, name: 'signed out' }),
    () => runWapiti({ ...site, name: 'signed in as a customer', cookie }),
  )
  const injections = ['/people?name=Sample', '/members?name=Sample']
  await scan(
    'sqlmap',
    ...injections.map((path) => () => {
      return runSqlmap({ ...planted, base: holes.siteUrl, call: { method: 'GET', path } })
    }),
    ...calls.map((call) => () => runSqlmap({ ...ours, base: apiUrl, call })),
  )
  await scan('metrics', async () => serverErrors(await office.serverErrors()))
}

/** Runs the scans of one scanner, if they are wanted. */
async function scan(scanner: string, ...runs: (() => Promise<Scan>)[]): Promise<void> {
  if (wanted.size > 0 && !wanted.has(scanner) && scanner !== 'metrics') return
  for (const run of runs) {
    const done = await run()
    scans.push(done)
    printScan(done)
  }
}

function officePages(base: string) {
  return { url: `${base}/api/ready`, formUrl: `${base}/api/users/auth`, largeUrl: `${base}/` }
}

function onePage(url: string) {
  return { url, formUrl: url, largeUrl: url }
}

function serverErrors(count: number): Scan {
  return {
    scanner: 'metrics',
    target: 'API',
    isPlanted: false,
    mustFind: [],
    findings: count > 0 ? [{ title: `${count} replies with a server error` }] : [],
    note: 'replies with a status above 499 during all scans',
  }
}

function portOf(url: string): number {
  return Number(new URL(url).port)
}
