import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { officeEnvironment, site } from '../support/environment.ts'

/** Opens the built site before a sample office for as long as something is done with it. */
export async function withOpenOffice(work: () => Promise<void>): Promise<void> {
  const office = spawn(process.execPath, [join(import.meta.dirname, '../../local/src/demo.ts')], {
    env: { ...process.env, ...officeEnvironment },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const closed = once(office, 'exit')
  try {
    await untilOpen()
    await work()
  } finally {
    office.kill('SIGTERM')
    await closed
  }
}

async function untilOpen(): Promise<void> {
  for (const deadline = Date.now() + 120_000; Date.now() < deadline;) {
    const reply = await fetch(`${site}/api/ready`).catch(() => undefined)
    if (reply?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new Error('The office did not open within two minutes')
}
