import { constants, type Stats } from 'node:fs'
import { type FileHandle, lstat, open, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { displayName } from '@kakehashi/domain/documents/files'

/** A whole file of the scanner's folder, or one that is still being written. */
export interface ScanFile {
  /** Scanners that send by FTP may not write UTF-8, so paths stay bytes until the file is claimed. */
  readonly path: Buffer
  readonly name: string
  readonly size: number
  readonly modifiedAt: number
}

/** What scanners and computers call a file while they write it. Renamed when it is whole. */
const temporary = /^[.~]|[.](?:tmp|temp|part|partial|filepart|crdownload|writing)$/i

/** Ignores folders, links, hidden files and those with a temporary name. Oldest first. */
export async function listScanFiles(folder: string): Promise<ScanFile[]> {
  const found: ScanFile[] = []
  for (const entry of await readdir(folder, { encoding: 'buffer' })) {
    const name = decodeName(entry)
    if (temporary.test(name)) continue
    const path = Buffer.concat([Buffer.from(join(folder, '/')), entry])
    const stats = await statsOf(path)
    if (!stats?.isFile()) continue
    found.push({ path, name: shortName(name), size: stats.size, modifiedAt: stats.mtimeMs })
  }
  return found.toSorted((one, other) => one.modifiedAt - other.modifiedAt)
}

/** Undefined if it was renamed or deleted in the meantime. */
async function statsOf(path: Buffer): Promise<Stats | undefined> {
  try {
    return await lstat(path)
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined
    throw error
  }
}

/** Neither follows a link nor waits for a pipe. */
export function openScan(path: string): Promise<FileHandle> {
  return open(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK)
}

function decodeName(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('shift_jis').decode(bytes)
  }
}

/** Four bytes for each character are short enough for every file system. */
const longestName = 50

function shortName(name: string): string {
  const shown = Array.from(displayName(name))
  if (shown.length <= longestName) return shown.join('')
  return [...shown.slice(0, longestName - 11), '…', ...shown.slice(-10)].join('')
}

/** For the log, which must not have the name of a file. */
export function errorCode(error: unknown): string {
  if (error instanceof Error && 'code' in error && typeof error.code === 'string') return error.code
  return error instanceof Error ? error.name : 'unknown'
}
