import { spawn } from 'node:child_process'
import { closeSync, openSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** HAProxy as on a machine with an API or a worker. `folder` has its published configuration. */
export async function startDatabaseProxy(folder: string, logs: string) {
  const published = await readFile(join(folder, 'haproxy.cfg'), 'utf8')
  const file = join(folder, 'haproxy-here.cfg')
  const here = published
    .replace('log /dev/log local0', 'log stdout format raw local0')
    // Only root can change to another user.
    .replaceAll(/^ {4}(user|group) haproxy\n/gm, '')
  await writeFile(file, here)
  const log = openSync(join(logs, 'haproxy.log'), 'a')
  const proxy = spawn('haproxy', ['-db', '-f', file], {
    env: { PATH: '/usr/sbin:/usr/bin:/sbin:/bin' },
    detached: true,
    stdio: ['ignore', log, log],
  })
  closeSync(log)
  return proxy
}
