import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { officeEnvironment, site } from '../support/environment.ts'

/** Runs the built site with the sample office while `work` is done. */
export async function withRunningOffice(work: () => Promise<void>): Promise<void> {
  const office = spawn(process.execPath, [join(import.meta.dirname, '../../local/src/demo.ts')], {
    env: { ...process.env, ...officeEnvironment },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const closed = once(office, 'exit')
  try {
    await waitUntilReady()
    await work()
  } finally {
    office.kill('SIGTERM')
    await closed
  }
}

async function waitUntilReady(): Promise<void> {
  for (const deadline = Date.now() + 300_000; Date.now() < deadline;) {
    const reply = await fetch(`${site}/api/ready`).catch(() => undefined)
    if (reply?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new Error('The office was not ready within five minutes')
}
