import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { closeSync, openSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Mailbox, startMailbox } from '@kakehashi/local/mailbox'
import { freePort, waitForPort } from '@kakehashi/local/ports'
import { repository } from '@kakehashi/local/processes'
import type { RunningOffice } from '../src/running-office.ts'
import { startReceiver } from './receiver.ts'
import { scaleDurations, scaleRules } from './scaled-rules.ts'

const published = join(repository, 'deploy/monitoring')

export type Monitoring = Awaited<ReturnType<typeof startMonitoring>>

/** Prometheus and Alertmanager with the published files, and somebody who receives what they say. */
export async function startMonitoring(office: RunningOffice) {
  const folder = join(office.home, 'monitoring')
  await mkdir(folder)
  const receiver = await startReceiver()
  const password = randomBytes(16).toString('hex')
  const relay = await startMailbox({
    certificate: office.certificate,
    requireAuth: { user: 'alerts', password },
    onMail: receiver.addMail,
  })
  const ports = { alertmanager: await freePort(), prometheus: await freePort() }
  await writeAlertmanagerFile(folder, { relay, password, webhook: receiver.url })
  await writePrometheusFiles(folder, office, ports.alertmanager)

  const start = async (name: string, args: readonly string[], port: number) => {
    const log = openSync(join(office.logs, `${name}.log`), 'a')
    const child = spawn(name, args, {
      cwd: folder,
      // Go trusts the certificate of the relay by this.
      env: { ...process.env, SSL_CERT_FILE: office.certificate.certificateFile },
      stdio: ['ignore', log, log],
    })
    closeSync(log)
    process.once('exit', () => child.kill('SIGKILL'))
    await waitForPort(port, () => child.exitCode !== null)
  }
  await start(
    'prometheus-alertmanager',
    [
      '--config.file=alertmanager.yaml',
      `--storage.path=${join(folder, 'alertmanager')}`,
      `--web.listen-address=127.0.0.1:${ports.alertmanager}`,
      '--cluster.listen-address=',
    ],
    ports.alertmanager,
  )
  await start(
    'prometheus',
    [
      '--config.file=prometheus.yaml',
      `--storage.tsdb.path=${join(folder, 'prometheus')}`,
      `--web.listen-address=127.0.0.1:${ports.prometheus}`,
    ],
    ports.prometheus,
  )
  return { receiver }
}

interface AlertmanagerPlace {
  readonly relay: Mailbox
  readonly password: string
  readonly webhook: string
}

/** The published file, with another relay, and the receiver of the drill beside the mails. */
async function writeAlertmanagerFile(folder: string, place: AlertmanagerPlace): Promise<void> {
  const passwordFile = join(folder, 'smtp-password')
  await writeFile(passwordFile, place.password)
  const given = await readFile(join(published, 'alertmanager.yaml'), 'utf8')
  const { port } = new URL(place.relay.smtpUrl)
  const text = scaleDurations(given)
    .replace('other-relay.example:587', `localhost:${port}`)
    .replace('/etc/prometheus/smtp-password', passwordFile)
  const webhook = `    webhook_configs:\n      - url: ${place.webhook}\n`
  await writeFile(join(folder, 'alertmanager.yaml'), `${text.trimEnd()}\n${webhook}`)
}

async function writePrometheusFiles(
  folder: string,
  { apis, workers }: RunningOffice,
  alertmanagerPort: number,
): Promise<void> {
  const rules = await readFile(join(published, 'alerts.yaml'), 'utf8')
  await writeFile(join(folder, 'alerts.yaml'), scaleRules(rules))
  const given = await readFile(join(published, 'prometheus.yaml'), 'utf8')
  const text = given
    .replaceAll(/_interval: 15s/g, '_interval: 2s')
    // A process answers within two seconds; Prometheus demands no longer than the interval.
    .replaceAll('scrape_timeout: 5s', 'scrape_timeout: 2s')
    .replace('127.0.0.1:9093', `127.0.0.1:${alertmanagerPort}`)
    .replace("'127.0.0.1:14000', '127.0.0.1:14001'", targets(apis))
    .replace("'127.0.0.1:15001'", targets(workers))
  await writeFile(join(folder, 'prometheus.yaml'), text)
}

function targets(processes: readonly { readonly metricsPort: number }[]): string {
  return processes.map(({ metricsPort }) => `'127.0.0.1:${metricsPort}'`).join(', ')
}
