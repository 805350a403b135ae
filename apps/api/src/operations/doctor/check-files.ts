import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { Config } from '../../config.ts'
import type { FileStorage } from '../../deps.ts'
import { canLock } from '../../sandbox/lock.ts'
import { clamdVersion } from '../../scan/clamd.ts'
import type { Verdict } from '../../scan/scanner.ts'
import { newObjectKey } from '../../storage/file-store.ts'
import { type Finding, finding, ok, problem, warning } from './finding.ts'

const gigabyte = 1e9
const leastFree = 5 * gigabyte

export async function checkFiles(config: Config, files: FileStorage): Promise<Finding[]> {
  const found = await Promise.all([
    checkStore(config, files),
    checkScanner(config, files),
    checkDisks(config),
  ])
  return [...found.flat(), checkDecoding(), checkSite(config)]
}

function checkStore({ S3_BUCKET }: Config, { store }: FileStorage): Promise<Finding[]> {
  const advice =
    S3_BUCKET === undefined
      ? 'FILES_FOLDER has to be a folder in which this user may write, on a disk with room.'
      : 'Check S3_BUCKET, S3_ENDPOINT, S3_REGION and the credentials, and that they may write, read and delete.'
  return finding('files', advice, async () => {
    const content = randomBytes(1_000)
    const key = newObjectKey(new Date())
    await store.write(key, Readable.from([content]))
    const read = Buffer.concat(await (await store.read(key)).toArray())
    await store.remove(key)
    if (!read.equals(content))
      return problem('files', 'what was written is read differently', advice)
    return ok('files', 'an object was written, read and removed')
  })
}

export async function checkDisks({ FILES_FOLDER }: Config): Promise<Finding[]> {
  const folders = [...(FILES_FOLDER === undefined ? [] : [FILES_FOLDER]), tmpdir()]
  const found = folders.map((folder) =>
    finding('disk', `Create ${folder}, or set another one.`, async () => {
      const { bavail, bsize } = await statfs(folder)
      const free = bavail * bsize
      const text = `${folder} has ${(free / gigabyte).toFixed(1)} GB left`
      if (free >= leastFree) return ok('disk', text)
      return warning('disk', text, 'Make room, or move it to a larger disk.')
    }),
  )
  return (await Promise.all(found)).flat()
}

// Split, so that a virus scanner does not find the test virus in this file.
const testVirus = [
  'X5O!P%@AP[4\\PZX54(P^)7CC)7}$',
  'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*',
].join('')
/** As large as an upload may be. */
const largest = 26_000_000
const oldSignatures = 7 * 24 * 3_600_000

async function checkScanner({ CLAMD_URL }: Config, { scanner }: FileStorage): Promise<Finding[]> {
  if (!scanner || CLAMD_URL === undefined) return []
  const part = 'virus scanner'
  const advice = 'Check CLAMD_URL and that clamd runs (in Debian `systemctl status clamav-daemon`).'
  const scan = async (content: Buffer): Promise<Verdict> => {
    const begun = scanner.begin()
    for (let at = 0; at < content.length; at += 1_000_000) {
      await begun.write(content.subarray(at, at + 1_000_000))
    }
    return begun.verdict()
  }
  return finding(part, advice, async () => {
    const version = await clamdVersion(CLAMD_URL)
    if (version === undefined) return problem(part, 'clamd does not answer', advice)
    if ((await scan(Buffer.from(testVirus))).kind !== 'infected')
      return problem(part, 'it does not find the test virus', 'Run `freshclam` and restart clamd.')
    if ((await scan(Buffer.alloc(largest))).kind !== 'clean')
      return problem(
        part,
        'it refuses a file of 26 MB',
        'Set StreamMaxLength to 26M or more in clamd.conf.',
      )
    return [ok(part, version.program), signatures(version.signedAt)]
  })
}

function signatures(signedAt: Date | undefined): Finding {
  const part = 'virus signatures'
  const advice = 'Run freshclam (in Debian the service clamav-freshclam), several times a day.'
  if (!signedAt) return warning(part, 'their day is unknown', advice)
  const text = `of ${signedAt.toISOString().slice(0, 10)}`
  if (Date.now() - signedAt.getTime() > oldSignatures) return problem(part, `old: ${text}`, advice)
  return ok(part, text)
}

function checkDecoding(): Finding {
  if (canLock) return ok('decoding', 'files are opened in a locked process')
  return warning(
    'decoding',
    'files are opened in a process that the kernel does not restrict',
    'Install util-linux, which has /usr/bin/prlimit.',
  )
}

function checkSite({ SITE_FOLDER }: Config): Finding {
  const advice = 'Set SITE_FOLDER to apps/site/build of the release.'
  if (SITE_FOLDER === undefined) return problem('website', 'SITE_FOLDER is missing', advice)
  if (!existsSync(join(SITE_FOLDER, 'site.json')))
    return problem('website', `${SITE_FOLDER} has no built site`, advice)
  return ok('website', `built in ${SITE_FOLDER}`)
}
