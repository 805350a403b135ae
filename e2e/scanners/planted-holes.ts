import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer, type RequestListener, type ServerResponse } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import type { AddressInfo, Server } from 'node:net'
import { onServer } from '@kakehashi/local/postgres-roles'
import type { Certificate } from '@kakehashi/local/certificate'

/**
 * Servers with the mistakes that the scanners look for. Each scanner has to report them, otherwise
 * its silence about the office means nothing. They listen on this machine only, while a scan runs.
 */
export async function startPlantedHoles(certificate: Certificate, databaseUrl: string) {
  const site = createServer(holes(databaseUrl))
  const weakTls = createTlsServer(
    {
      ...certificate,
      minVersion: 'TLSv1',
      // Security level 0 turns on what OpenSSL has switched off: SHA-1 signatures and old ciphers.
      ciphers: 'ALL:eNULL:@SECLEVEL=0',
    },
    (_request, reply) => reply.end('<p>Sample</p>'),
  )
  // Accepts few connections and waits for each of them for ever.
  const patient = createServer({ requestTimeout: 0, headersTimeout: 0 }, (request, reply) => {
    request.resume().once('end', () => reply.end('Sample\n'.repeat(300_000)))
  })
  patient.maxConnections = 50
  const [sitePort, tlsPort, patientPort] = await Promise.all([site, weakTls, patient].map(listen))
  return {
    siteUrl: `http://localhost:${sitePort}`,
    tlsPort: tlsPort ?? 0,
    patientUrl: `http://localhost:${patientPort}/`,
    stop() {
      for (const server of [site, weakTls, patient]) {
        server.closeAllConnections()
        server.close()
      }
    },
  }
}

function holes(databaseUrl: string): RequestListener {
  const called = new Map<string, object[]>()
  return (request, reply) => {
    const url = new URL(request.url ?? '/', 'http://localhost')
    const given = url.searchParams.values().next().value ?? ''
    const [, section = ''] = url.pathname.split('/')
    const answers: Record<string, () => void> = {
      echo: () => page(reply, `<p>You searched for ${given}</p>`),
      people: () => void peopleNamed(databaseUrl, given).then((text) => page(reply, text)),
      // The same without messages, which only the time of a reply gives away.
      members: () => void peopleNamed(databaseUrl, given).then(() => page(reply, 'Sample')),
      'people.bak': () => page(reply, 'Sample'),
      go: () => void reply.writeHead(302, { location: encodeURI(given) }).end(),
      read: () =>
        void readFile(given.replace(/^file:\/\//, ''), 'utf8').then(
          (text) => page(reply, text),
          (error: unknown) => page(reply, String(error)),
        ),
      load: () =>
        void fetch(given).then(
          () => page(reply, 'Loaded'),
          () => page(reply, 'Not loaded'),
        ),
      // The callback that wapiti asks the server under test to open.
      ssrf: () => {
        const [, , , id = '', parameter = ''] = url.pathname.split('/')
        called.set(`${id}/${parameter}`, [
          { url: url.href, date: '', ip: '127.0.0.1', method: 'GET', size: 0 },
        ])
        reply.end()
      },
      'get_ssrf.php': () => {
        const entries = [...called].map(([key, infos]) => {
          const [id = '', parameter = ''] = key.split('/')
          return [id, { [parameter]: infos }]
        })
        called.clear()
        reply.setHeader('content-type', 'application/json')
        reply.end(JSON.stringify(Object.fromEntries(entries)))
      },
    }
    reply.setHeader('set-cookie', 'session=sample')
    const answer = url.pathname === '/' ? () => page(reply, index) : answers[section]
    if (answer) answer()
    else reply.writeHead(404).end()
  }
}

const index = [
  '/echo?q=a',
  '/people?name=Sample',
  '/members?name=Sample',
  '/go?to=/',
  '/read?file=a.txt',
  '/load?from=b',
]
  .map((address) => `<a href="${address}">${address}</a>`)
  .join('')

async function peopleNamed(databaseUrl: string, name: string): Promise<string> {
  const people = "(values ('Sample')) as people (name)"
  let found = ''
  try {
    await onServer(databaseUrl, async (client) => {
      const { rows } = await client.query(`select name from ${people} where name = '${name}'`)
      found = JSON.stringify(rows)
    })
    return found
  } catch (error) {
    return `PostgreSQL query failed: ERROR: ${String(error)}`
  }
}

function page(reply: ServerResponse, body: string): void {
  reply.setHeader('content-type', 'text/html; charset=utf-8')
  reply.end(`<!doctype html><title>Sample</title>${body}`)
}

async function listen(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  // listening on a TCP port always gives an AddressInfo
  return (server.address() as AddressInfo).port
}
