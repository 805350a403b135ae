/** Where the office of this run is open. Ports of their own, so that a demo can stay open beside it. */
const port = Number(process.env['PORT'] ?? 4310)
const mailboxPort = Number(process.env['MAILBOX_PORT'] ?? 4312)

export const site = `http://localhost:${port}`
export const mailbox = `http://127.0.0.1:${mailboxPort}`

/** What the office needs to be told. Every test comes from an address of its own, as people do. */
export const officeEnvironment = {
  PORT: String(port),
  MAILBOX_PORT: String(mailboxPort),
  TRUSTED_PROXIES: '127.0.0.1',
  FILE_STORE: 's3',
}

/**
 * Chromium without a window of its own: the same engine, a third less work for the machine.
 * CHROMIUM=/usr/bin/chromium walks everything in the whole browser.
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
