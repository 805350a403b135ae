import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { freePort } from '@kakehashi/local/ports'

const demo = join(import.meta.dirname, '../../local/src/demo.ts')

export interface EmptyOffice {
  readonly url: string
  readonly mailbox: string
  /** As the server prints it. */
  readonly setupLink: string
  stop(): Promise<void>
}

/** An office as after an installation, with its own database, mail server and port. */
export async function startEmptyOffice(): Promise<EmptyOffice> {
  const [port, mailboxPort] = [await freePort(), await freePort()]
  const child = spawn(process.execPath, [demo], {
    env: {
      ...process.env,
      EMPTY: '1',
      PORT: String(port),
      MAILBOX_PORT: String(mailboxPort),
      TRUSTED_PROXIES: '127.0.0.1',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const setupLink = await linkIn(child.stdout)
  return {
    url: `http://localhost:${port}`,
    mailbox: `http://127.0.0.1:${mailboxPort}`,
    setupLink,
    async stop() {
      const exited = once(child, 'exit')
      child.kill('SIGTERM')
      await exited
    },
  }
}

/** The last line that the demo writes. The log has the same link inside a line of JSON. */
async function linkIn(output: AsyncIterable<Buffer>): Promise<string> {
  let text = ''
  for await (const chunk of output) {
    text += chunk.toString()
    const link = /^http\S+\/setup#\S+$/m.exec(text)?.[0]
    if (link) return link
  }
  throw new Error(`no link to the set-up was printed: ${text}`)
}
