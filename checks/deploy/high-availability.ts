import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isInstalled, run } from './programs.ts'

const published = 'deploy/high-availability'

/** The templates have a value for every name, and HAProxy accepts its file. */
export function highAvailabilityProblems(): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'kakehashi-high-availability-'))
  try {
    const script = join(published, 'write-configuration.sh')
    const { isDone, output } = run('sh', [script, 'db1', join(published, 'cluster.env'), folder])
    return isDone ? haproxyProblems(join(folder, 'haproxy.cfg')) : [`${script}: ${output}`]
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function haproxyProblems(file: string): string[] {
  if (!isInstalled('haproxy')) return []
  // Only root can change to another user.
  const here = readFileSync(file, 'utf8').replaceAll(/^ {4}(user|group) haproxy\n/gm, '')
  writeFileSync(file, here)
  const { isDone, output } = run('haproxy', ['-c', '-f', file])
  return isDone ? [] : [`${published}/haproxy.cfg: ${output}`]
}
