import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { findClamd, startClamd } from './clamd.ts'
import { repository } from './processes.ts'

/** What an office on this machine needs for its files: a folder, a key, and the scanner if there is one. */
export async function startFileParts(home: string) {
  const folder = join(home, 'files')
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const clamd = findClamd() ? await startClamd() : undefined
  return {
    environment: {
      FILES_FOLDER: folder,
      FILE_KEYS: await keptFileKey(join(home, 'file-key')),
      ...(clamd && { CLAMD_URL: clamd.url }),
    },
    stop: async () => clamd?.stop(),
  }
}

async function keptFileKey(file: string): Promise<string> {
  if (existsSync(file)) return readFile(file, 'utf8')
  const command = ['apps/api/src/command.ts', 'new-file-key']
  const key = execFileSync(process.execPath, command, { cwd: repository, encoding: 'utf8' }).trim()
  await writeFile(file, key, { mode: 0o600 })
  return key
}
