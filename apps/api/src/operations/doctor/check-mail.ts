import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { type Config, requiresMailTls } from '../../config.ts'
import type { Database } from '../../db/connection.ts'
import { smtpTransport } from '../../mail/transport.ts'
import { type Finding, finding, ok, problem, warning } from './finding.ts'

/** Signs in to the relay, and sends a test message if an address is given. */
export function checkMail(config: Config, recipient: string | undefined): Promise<Finding[]> {
  const advice =
    'Check SMTP_URL: host, port, user, password, and that the relay offers TLS and accepts MAIL_FROM as the sender.'
  return finding('mail', advice, async () => {
    const transport = smtpTransport(config.SMTP_URL, config.MAIL_FROM, requiresMailTls(config))
    try {
      await transport.isUp()
      if (recipient === undefined)
        return ok('mail', 'the relay lets us in; `doctor ADDRESS` also sends a test message')
      await transport.send({
        to: recipient,
        subject: 'Test message',
        text: 'The office can send mail.',
        html: '<p>The office can send mail.</p>',
        messageId: `<${randomUUID()}@doctor>`,
        language: 'en',
        sender: 'Kakehashi',
      })
      return ok('mail', `the relay accepted a test message to ${recipient}`)
    } finally {
      transport.close()
    }
  })
}

const longWait = 15
const maxHeartbeatAge = 60

interface Work {
  readonly heartbeat: number | null
  readonly waiting: number
  readonly failed: number
}

/** Whether a worker runs, and mail leaves. */
export function checkWork(db: Database): Promise<Finding[]> {
  return finding('worker', 'See what was said about the database.', async () => {
    const { rows } = await sql<Work>`
      select (select extract(epoch from now() - beat_at)::int from heartbeats
          where part = 'worker') as heartbeat,
        (select count(*)::int from notices where state = 'queued'
          and coalesce(not_before, created_at) < now() - ${longWait} * interval '1 minute') as waiting,
        (select count(*)::int from notices where state = 'failed') as failed`.execute(db)
    const { heartbeat = null, waiting = 0, failed = 0 } = rows[0] ?? {}
    return [runs(heartbeat), leaves(waiting, failed)]
  })
}

function runs(heartbeat: number | null): Finding {
  const advice = 'Start one: `kakehashi worker`. Mail, virus scans and the website depend on it.'
  if (heartbeat === null) return warning('worker', 'none has run yet', advice)
  if (heartbeat > maxHeartbeatAge)
    return problem('worker', `none has run for ${Math.round(heartbeat / 60)} minutes`, advice)
  return ok('worker', 'runs')
}

function leaves(waiting: number, failed: number): Finding {
  const advice = 'Look at the log of the worker for the answer of the relay.'
  if (waiting > 0)
    return problem('queued mail', `${waiting} wait for more than ${longWait} minutes`, advice)
  if (failed > 0) return warning('queued mail', `${failed} were given up`, advice)
  return ok('queued mail', 'none waits long')
}
