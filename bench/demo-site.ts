import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { freePort } from '@kakehashi/local/ports'
import { repository } from '@kakehashi/local/processes'

interface DemoSite {
  url: string
  stop(): Promise<void>
}

/** Runs `pnpm demo` on a free port. */
export async function startDemoSite(): Promise<DemoSite> {
  const port = await freePort()
  const url = `http://localhost:${port}`
  const office = spawn(process.execPath, [join(repository, 'local/src/demo.ts')], {
    cwd: repository,
    env: { ...process.env, PORT: String(port), MAILBOX_PORT: '0', LOG_LEVEL: 'error' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const stop = async () => {
    if (office.exitCode !== null) return
    office.kill('SIGTERM')
    await once(office, 'exit')
  }
  for (const deadline = Date.now() + 180_000; Date.now() < deadline;) {
    const isOpen = await fetch(`${url}/api/ready`).then(
      (response) => response.ok,
      () => false,
    )
    if (isOpen) return { url, stop }
    if (office.exitCode !== null) throw new Error('The demo exited before it was ready')
    await new Promise((resolve) => setTimeout(resolve, 300))
  }
  await stop()
  throw new Error('The demo was not ready within three minutes')
}
