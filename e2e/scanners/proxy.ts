import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { freePort, waitForPort } from '@kakehashi/local/ports'
import { repository } from '@kakehashi/local/processes'
import type { Certificate } from '@kakehashi/local/certificate'
import { searchPath } from './run-tool.ts'

export interface Proxy {
  readonly httpUrl: string
  stop(): Promise<void>
}

interface ProxyOptions {
  readonly home: string
  readonly certificate: Certificate
  readonly httpsPort: number
  readonly apiPort: number
}

/** Runs nginx with the published configuration, so that what we publish is what we test. */
export async function startProxy(options: ProxyOptions): Promise<Proxy> {
  const { httpsPort, apiPort, certificate } = options
  const folder = join(options.home, 'nginx')
  await mkdir(folder, { mode: 0o755 })
  const httpPort = await freePort()
  const errors = join(folder, 'error.log')
  const here: [string, string][] = [
    ['user www-data;\n', 'daemon off;\n'],
    ['/run/nginx.pid', join(folder, 'nginx.pid')],
    ['/var/log/nginx/error.log;', `${errors};\n${temporaryPaths(folder)}`],
    ['https://office.example', `https://localhost:${httpsPort}`],
    ['office.example;', 'localhost;'],
    ['listen 80;', `listen 127.0.0.1:${httpPort};`],
    ['listen 443 ', `listen 127.0.0.1:${httpsPort} `],
    // The scanners have one API.
    ['server 127.0.0.1:4001', '# server'],
    ['127.0.0.1:4000', `127.0.0.1:${apiPort}`],
    ['/etc/ssl/office/fullchain.pem', certificate.certificateFile],
    ['/etc/ssl/office/key.pem', certificate.keyFile],
  ]
  const published = await readFile(join(repository, 'deploy/proxy/nginx.conf'), 'utf8')
  const file = join(folder, 'nginx.conf')
  await writeFile(file, here.reduce(replaced, published))

  const nginx = spawn('nginx', ['-e', errors, '-p', folder, '-c', file], {
    env: { PATH: searchPath },
    stdio: 'inherit',
  })
  const kill = () => nginx.kill('SIGTERM')
  process.once('exit', kill)
  await waitForPort(httpsPort, () => nginx.exitCode !== null)
  return {
    httpUrl: `http://localhost:${httpPort}`,
    async stop() {
      process.off('exit', kill)
      const exited = once(nginx, 'exit')
      nginx.kill('SIGTERM')
      await exited
    },
  }
}

function replaced(text: string, [from, to]: [string, string]): string {
  if (!text.includes(from)) throw new Error(`'${from}' is not in the configuration of nginx`)
  return text.replaceAll(from, to)
}

/** Keeps everything that nginx writes in its own folder. */
function temporaryPaths(folder: string): string {
  const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  return kinds.map((kind) => `${kind}_temp_path ${join(folder, kind)};`).join('\n')
}
