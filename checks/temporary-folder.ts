import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const memory = '/dev/shm'
const neededBytes = 6e9

/**
 * Lets all steps keep their temporary databases and files in memory, if the machine has the room.
 * Each test office is a database of a thousand small files, and creating one on a disk that others
 * write to took a second and a half instead of 50 ms.
 */
export function keepTemporaryFilesInMemory(): void {
  if (!existsSync(memory)) return
  const { bavail, bsize } = statfsSync(memory)
  if (bavail * bsize < neededBytes) return
  const folder = mkdtempSync(join(memory, 'kakehashi-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  // PostgreSQL runs as another user, from a copy of its programs.
  chmodSync(folder, 0o1777)
  if (allowsPrograms(folder)) process.env['TMPDIR'] = folder
}

function allowsPrograms(folder: string): boolean {
  const program = join(folder, 'program')
  writeFileSync(program, '#!/bin/sh\n', { mode: 0o755 })
  const { status } = spawnSync(program)
  rmSync(program)
  return status === 0
}
