import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmdirSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { health } from '@kakehashi/contract/operations'
import { expect, test } from 'vitest'
import { folderStore } from '../../src/storage/folder-store.ts'
import { openOffice } from '../support/office.ts'
import { samplePdf, sendDocument } from '../support/sample-pdf.ts'
import { temporaryStorage } from '../support/temporary-storage.ts'

/** A disk of one megabyte; undefined where only an administrator may mount one. */
function mountSmallDisk() {
  const folder = mkdtempSync(join(tmpdir(), 'kakehashi-disk-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', folder], { stdio: 'ignore' })
  } catch {
    rmdirSync(folder)
    return undefined
  }
  return {
    folder,
    remove() {
      execFileSync('umount', [folder])
      rmdirSync(folder)
    },
  }
}

test('on a full disk an upload answers 503, and the health check says so', async ({ skip }) => {
  const disk = process.platform === 'linux' ? mountSmallDisk() : undefined
  if (!disk) return skip('only an administrator of Linux can mount a disk')
  const { folder } = disk
  const storage = await temporaryStorage()
  const store = folderStore(folder, 100_000)
  const office = await openOffice(undefined, { files: { ...storage.files, store } })
  try {
    const { browser } = await office.signedIn('customer')
    await sendDocument(browser, samplePdf('Birth certificate'))
    const isUp = async () => (await office.visitor().call(health)).body.parts.files
    expect(await isUp()).toBe('up')
    await writeFile(join(folder, 'other'), Buffer.alloc(2_000_000)).catch(() => {})

    const bytes = samplePdf('Marriage certificate')
    await expect(sendDocument(browser, bytes)).rejects.toThrow(/503.*files-unavailable/)
    await expect.poll(isUp, { timeout: 5_000 }).toBe('down')
  } finally {
    await office.close()
    await storage.remove()
    disk.remove()
  }
})
