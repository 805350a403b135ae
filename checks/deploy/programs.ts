import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Debian keeps servers where the PATH of most people does not look. */
const searchPath = [process.env['PATH'] ?? '', '/usr/sbin', '/usr/local/sbin'].join(delimiter)

/** Whether a program is there; if not, what it would check is skipped. CI installs all of them. */
export function isInstalled(program: string): boolean {
  const isThere = searchPath.split(delimiter).some((folder) => existsSync(join(folder, program)))
  if (!isThere) console.log(`skipped: ${program} is not installed`)
  return isThere
}

export function run(program: string, args: readonly string[]) {
  const { status, stdout, stderr, error } = spawnSync(program, args, {
    encoding: 'utf8',
    env: { ...process.env, PATH: searchPath },
  })
  if (error) throw error
  return { isDone: status === 0, output: `${stdout}${stderr}`.trim() }
}
