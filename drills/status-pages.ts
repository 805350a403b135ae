import { rmSync } from 'node:fs'
import { chmod, mkdir, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { mountDisk } from './alerts/disk.ts'
import { prepareScene } from './alerts/prepare-scene.ts'
import { Report } from './src/report.ts'
import { breakagesOf } from './status/breakages.ts'
import { openStatusPages } from './status/status-readers.ts'

/**
 * Breaks each part of a running office in turn, and reads in Chromium what its owner and its visitors
 * are told, in both languages: the right sentences within a minute, and that all is well within a
 * minute after the part works again. Checks each state with axe and Alfa.
 *
 *   pnpm drill:status [--only 'mail server'] [--pictures FOLDER]
 *
 * Needs root, and Debian's packages chromium-headless-shell, postgresql-15, pgbackrest, haproxy and
 * clamav-daemon.
 */
const { values } = parseArgs({
  options: { only: { type: 'string', default: '' }, pictures: { type: 'string' } },
})
const longest = 60_000
const allRight = { findings: [], visitors: {} }

const report = new Report()
// Every part ends with this process.
process.setMaxListeners(50)
const home = await mkdtemp(join(tmpdir(), 'kakehashi-status-'))
// PostgreSQL runs as another user, and its folders are below.
await chmod(home, 0o711)
const disk = await mountDisk(join(home, 'disk'), 2600)
// After the disk is unmounted.
process.once('exit', () => rmSync(home, { recursive: true, force: true, maxRetries: 20 }))
try {
  await run()
} catch (error) {
  report.expect(false, error instanceof Error ? (error.stack ?? error.message) : String(error))
}
report.end('Status pages')
process.exit()

async function run(): Promise<void> {
  const scannerFolder = join(home, 'scanner')
  await mkdir(scannerFolder)
  const environment = { SCANNER_FOLDER: scannerFolder }
  const scene = await prepareScene(home, disk, { customers: 2, environment })
  const pages = await openStatusPages(scene.office.publicUrl, scene.people.owner, values.pictures)
  report.line('the office runs, its owner and a visitor have opened their pages')
  for (const [index, breakage] of breakagesOf(scene, scannerFolder).entries()) {
    // The first one is there from the start.
    if (index > 0 && !breakage.cause.includes(values.only)) continue
    await breakage.begin()
    const toldAfter = await secondsUntil(() => pages.missing(breakage), breakage.cause)
    const violations = await pages.violations()
    report.expect(violations.length === 0, `${violations.length} violations of axe and Alfa`)
    report.details(violations)
    await pages.takePictures(String(index))
    await breakage.mend()
    const endedAfter = await secondsUntil(() => pages.missing(allRight), `after ${breakage.cause}`)
    report.line(`${breakage.cause}: told after ${toldAfter} s, all right after ${endedAfter} s`)
  }
  await pages.close()
  await scene.office.stop()
}

/** Until nothing is missing on the pages. */
async function secondsUntil(missing: () => Promise<string[]>, what: string): Promise<number> {
  const began = Date.now()
  let last = await missing()
  while (last.length > 0 && Date.now() < began + longest) {
    await setTimeout(500)
    last = await missing()
  }
  report.expect(last.length === 0, `${what}: all four pages within a minute`)
  report.details(last)
  return Math.round((Date.now() - began) / 1000)
}
