import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import { freePort, waitForPort } from '@kakehashi/local/ports'
import { repository } from '@kakehashi/local/processes'
import type { RunningOffice } from './running-office.ts'

/** What is different here from the machine of an office. */
interface Place {
  readonly folder: string
  readonly host: string
  readonly httpPort: number
  readonly httpsPort: number
  readonly apiPorts: readonly [string, string]
  readonly certificateFile: string
  readonly keyFile: string
  /** Both in one file. */
  readonly pemFile: string
}

interface ProxyKind {
  /** The published configuration, in deploy/proxy. */
  readonly file: string
  readonly replacements: (place: Place) => readonly (readonly [string, string])[]
  readonly command: (file: string) => readonly [string, ...string[]]
}

const kinds = {
  haproxy: {
    file: 'haproxy.cfg',
    replacements: ({ host, httpPort, httpsPort, pemFile }) => [
      ['log /dev/log local0', 'log stdout format raw local0'],
      ['bind :80', `bind 127.0.0.1:${httpPort}`],
      ['bind :443', `bind 127.0.0.1:${httpsPort}`],
      ['/etc/ssl/office/haproxy.pem', pemFile],
      ['https://office.example', `https://${host}`],
    ],
    // As its unit in Debian does, so that SIGUSR2 loads a new certificate.
    command: (file) => ['haproxy', '-W', '-db', '-f', file],
  },
  nginx: {
    file: 'nginx.conf',
    replacements: ({ folder, host, httpPort, httpsPort, certificateFile, keyFile }) => [
      ['pid /run/nginx.pid;', `pid ${join(folder, 'nginx.pid')};\ndaemon off;`],
      ['/var/log/nginx/error.log', join(folder, 'error.log')],
      ['listen 80;', `listen 127.0.0.1:${httpPort};`],
      ['listen 443 ', `listen 127.0.0.1:${httpsPort} `],
      ['/etc/ssl/office/fullchain.pem', certificateFile],
      ['/etc/ssl/office/key.pem', keyFile],
      ['https://office.example', `https://${host}`],
      ['server_name office.example;', 'server_name localhost;'],
    ],
    command: (file) => ['nginx', '-c', file],
  },
  caddy: {
    file: 'Caddyfile',
    replacements: ({ host, httpPort, certificateFile, keyFile }) => [
      // Of the machine's own Caddy, if it has one.
      ['{\n\tservers {', '{\n\tadmin off\n\tauto_https disable_redirects\n\tservers {'],
      ['http://office.example', `http://localhost:${httpPort}`],
      ['https://office.example', `https://${host}`],
      [
        '# tls /etc/ssl/office/fullchain.pem /etc/ssl/office/key.pem',
        `tls ${certificateFile} ${keyFile}`,
      ],
    ],
    command: (file) => ['caddy', 'run', '--adapter', 'caddyfile', '--config', file],
  },
} satisfies Record<string, ProxyKind>

export type ProxyName = keyof typeof kinds

export const proxyNames = Object.keys(kinds) as ProxyName[]

/** Runs a proxy with its published configuration in front of the two APIs of an office. */
export async function startProxy(name: ProxyName, office: RunningOffice) {
  const kind: ProxyKind = kinds[name]
  const folder = join(office.home, name)
  await mkdir(folder)
  const place = await placeFor(office, folder)
  const published = await readFile(join(repository, 'deploy/proxy', kind.file), 'utf8')
  const [first, second] = place.apiPorts
  const file = join(folder, kind.file)
  // In one pass and first, because a free port may begin with 4000 too.
  const withApis = published.replaceAll(
    /127\.0\.0\.1:400([01])\b/g,
    (_, process) => `127.0.0.1:${process === '0' ? first : second}`,
  )
  await writeFile(file, kind.replacements(place).reduce(replaced, withApis))

  const logFile = join(office.home, 'logs', `${name}.log`)
  const log = openSync(logFile, 'a')
  const [program, ...args] = kind.command(file)
  const proxy = spawn(program, args, {
    cwd: folder,
    env: {
      // Debian keeps servers where the PATH of most people does not look.
      PATH: [process.env['PATH'] ?? '', '/usr/sbin', '/usr/local/sbin'].join(delimiter),
      HOME: folder,
    },
    stdio: ['ignore', log, log],
  })
  closeSync(log)
  const kill = () => proxy.kill('SIGTERM')
  process.once('exit', kill)
  await waitForPort(place.httpsPort, () => proxy.exitCode !== null).catch(
    async (error: unknown) => {
      throw new Error(`${name} did not start:\n${await readFile(logFile, 'utf8')}`, {
        cause: error,
      })
    },
  )
  return {
    url: office.publicUrl,
    pid: proxy.pid ?? 0,
    /** Certificate and key in one file. */
    pemFile: place.pemFile,
    async stop() {
      process.off('exit', kill)
      const exited = once(proxy, 'exit')
      kill()
      await exited
    },
  }
}

async function placeFor(office: RunningOffice, folder: string): Promise<Place> {
  const { certificateFile, keyFile, cert, key } = office.certificate
  const { host, port } = new URL(office.publicUrl)
  const pemFile = join(folder, 'certificate-and-key.pem')
  await writeFile(pemFile, cert + key, { mode: 0o600 })
  const [first = '', second = first] = office.apis.map(({ address }) => new URL(address).port)
  return {
    folder,
    host,
    httpPort: await freePort(),
    httpsPort: Number(port),
    apiPorts: [first, second],
    certificateFile,
    keyFile,
    pemFile,
  }
}

function replaced(text: string, [from, to]: readonly [string, string]): string {
  if (!text.includes(from)) throw new Error(`'${from}' is not in the configuration`)
  return text.replaceAll(from, to)
}
