import { join } from 'node:path'

/** Ports of the office under test, different from the demo's, so that both can run at once. */
const port = Number(process.env['PORT'] ?? 4310)
const mailboxPort = Number(process.env['MAILBOX_PORT'] ?? 4312)

export const site = `http://localhost:${port}`
export const mailbox = `http://127.0.0.1:${mailboxPort}`

/** What a test saves there is scanned by the office. */
export const scannerFolder = join(import.meta.dirname, '../../.local/scanners', String(port))

/** The office trusts this machine as its proxy, so each test can send a client address of its own. */
export const officeEnvironment = {
  PORT: String(port),
  MAILBOX_PORT: String(mailboxPort),
  TRUSTED_PROXIES: '127.0.0.1',
  FILE_STORE: 's3',
  SCANNER_FOLDER: scannerFolder,
  // Most journeys do not wait until a move can no longer be undone.
  UNDO_SECONDS: process.env['UNDO_SECONDS'] ?? '0',
  // All journeys share the accounts of the sample staff.
  READING_LIMIT: '100000',
}

/**
 * The headless shell is the same engine and needs a third less time.
 * CHROMIUM=/usr/bin/chromium runs the tests in the full browser.
 */
export const chromium = {
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium-headless-shell',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--disable-dev-shm-usage',
  ],
}

/** Everything, instead of the sample that CI has time for (docs/decisions/0059). */
export const isFull = process.env['FULL'] !== undefined
