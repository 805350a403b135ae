import { execFile } from 'node:child_process'
import { chmod, chown, lstat, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

const run = promisify(execFile)
const group = 64_000
const scanner = { uid: 64_001, gid: 64_001 }
const worker = { uid: 64_002, gid: group }
const colleague = { uid: 64_003, gid: group }

/** The rights of a file or folder, without its kind. */
async function rightsOf(path: string) {
  const { mode, uid, gid } = await lstat(path)
  return { mode: (mode & 0o7777).toString(8), uid, gid }
}

// Only root can give files to others.
describe.runIf(process.getuid?.() === 0)('in a folder of the account of the scanner', () => {
  let folder: string
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'kakehashi-rights-'))
    await chown(folder, scanner.uid, group)
    await chmod(folder, 0o2770)
    const scan = join(folder, 'list.xls')
    await writeFile(scan, 'no document')
    await chown(scan, scanner.uid, group)
    await chmod(scan, 0o640)
    const longAgo = new Date('2020-01-01')
    await utimes(scan, longAgo, longAgo)
  })
  afterEach(() => rm(folder, { recursive: true, force: true }))

  const refuseScans = () =>
    run(process.execPath, [join(import.meta.dirname, 'support/refuse-scans.ts'), folder], worker)

  test('the worker moves a scan aside, and keeps it for some days from then on', async () => {
    const { stdout } = await refuseScans()
    expect(JSON.parse(stdout)).toEqual({ 'file-type': 1 })
    expect(await readdir(folder)).toEqual(expect.arrayContaining(['.taking', 'refused']))
    expect(await readdir(join(folder, '.taking'))).toEqual([])
  })

  test('the group of the folder opens and deletes what was refused', async () => {
    await refuseScans()
    const place = join(folder, 'refused/file-type')
    const rights = { mode: '2770', uid: worker.uid, gid: group }
    expect(await rightsOf(join(folder, 'refused'))).toEqual(rights)
    expect(await rightsOf(place)).toEqual(rights)
    expect(await rightsOf(join(place, 'list.xls'))).toEqual({ ...rights, mode: '660' })

    const { stdout } = await run('cat', [join(place, 'list.xls')], colleague)
    expect(stdout).toBe('no document')
    await run('rm', [join(place, 'list.xls')], colleague)
    expect(await readdir(place)).toEqual([])
  })
})
