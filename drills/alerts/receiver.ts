import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import type { ReceivedMail } from '@kakehashi/local/mailbox-store'

/** One message of Alertmanager about one alert. */
export interface Received {
  readonly alert: string
  /** One alert can be there several times, for instance for each process. */
  readonly fingerprint: string
  readonly status: 'firing' | 'resolved'
  readonly runbook: string
  readonly at: number
}

interface Notification {
  readonly alerts: readonly {
    readonly fingerprint: string
    readonly status: Received['status']
    readonly labels: Readonly<Record<string, string>>
    readonly annotations: Readonly<Record<string, string>>
  }[]
}

function readNotification({ alerts }: Notification): Received[] {
  const at = Date.now()
  return alerts.map(({ fingerprint, status, labels, annotations }) => {
    const { alertname: alert = '' } = labels
    const { runbook = '' } = annotations
    return { alert, fingerprint, status, runbook, at }
  })
}

/** Whom Alertmanager tells: by HTTP and by mail. */
export async function startReceiver() {
  const received: Received[] = []
  const mails: ReceivedMail[] = []
  const server = createServer((request, response) => {
    json(request)
      // Alertmanager sends this shape.
      .then((body) => received.push(...readNotification(body as Notification)))
      .then(
        () => response.writeHead(200).end(),
        () => response.writeHead(400).end(),
      )
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  // Listening on a TCP port always gives an AddressInfo.
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/`,
    addMail: (mail: ReceivedMail) => void mails.push(mail),
    hasMail: (alert: string, runbook: string) =>
      mails.some(({ text, html }) =>
        [alert, runbook].every((word) => (text + html).includes(word)),
      ),
    findFiring: (alert: string, since: number) =>
      received.find((one) => one.alert === alert && one.status === 'firing' && one.at >= since),
    findEnd: ({ fingerprint, at }: Received) =>
      received.find(
        (one) => one.fingerprint === fingerprint && one.status === 'resolved' && one.at >= at,
      ),
    /** Those of this name that have not ended. */
    listFiring: (alert: string) =>
      [
        ...Map.groupBy(
          received.filter((one) => one.alert === alert),
          ({ fingerprint }) => fingerprint,
        ).values(),
      ].flatMap((all) => all.slice(-1).filter(({ status }) => status === 'firing')),
  }
}
