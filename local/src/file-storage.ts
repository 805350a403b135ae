import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { findClamd, startClamd } from './clamd.ts'
import { repository } from './processes.ts'
import { startSwift } from './swift.ts'

const run = promisify(execFile)

/**
 * Everything local development needs for files: a store, keys for encrypting and signing, and the
 * virus scanner if it is installed. The store is a folder, or a local S3 server with `FILE_STORE=s3` or a folder
 * for its data.
 */
export async function startFileStorage(home: string, { s3Folder }: { s3Folder?: string } = {}) {
  const isS3 = s3Folder !== undefined || process.env['FILE_STORE'] === 's3'
  const [clamd, store, fileKey, signingKey] = await Promise.all([
    findClamd() ? startClamd() : undefined,
    isS3 ? startS3(s3Folder) : createFolder(home),
    storedKey(join(home, 'file-key'), ['new-file-key']),
    storedKey(join(home, 'signing-key'), ['new-signing-key', 'Kakehashi']),
  ])
  return {
    environment: {
      ...store.environment,
      FILE_KEYS: fileKey,
      SIGNING_KEY: signingKey,
      ...(clamd && { CLAMD_URL: clamd.url }),
    },
    stop: async () => {
      await store.stop()
      await clamd?.stop()
    },
  }
}

async function createFolder(home: string) {
  const folder = join(home, 'files')
  await mkdir(folder, { recursive: true, mode: 0o700 })
  return { environment: { FILES_FOLDER: folder }, stop: async () => {} }
}

async function startS3(folder: string | undefined) {
  const swift = await startSwift(folder === undefined ? {} : { folder })
  return {
    environment: {
      S3_BUCKET: swift.bucket,
      S3_ENDPOINT: swift.endpoint,
      S3_REGION: swift.region,
      S3_ACCESS_KEY: swift.accessKey,
      S3_SECRET_KEY: swift.secretKey,
    },
    stop: () => swift.stop(),
  }
}

async function storedKey(file: string, args: readonly string[]): Promise<string> {
  if (existsSync(file)) return readFile(file, 'utf8')
  const command = ['apps/api/src/cli.ts', ...args]
  const { stdout } = await run(process.execPath, command, { cwd: repository })
  const key = stdout.trim()
  await writeFile(file, key, { mode: 0o600 })
  return key
}
