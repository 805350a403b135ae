import { register } from '@kakehashi/contract/accounts/users'
import { repository } from '@kakehashi/local/processes'
import { newRegistration, newVisitor } from '../src/customers.ts'
import { createWorker } from '../src/running-office.ts'
import { demandInRunbook, runbookQuery } from './runbook.ts'
import { demand, type Scene, step, type Trouble, until } from './scene.ts'

interface WaitingMail {
  readonly id: string
  readonly last_error: string | null
}

/** Alerts about jobs and mail. */
export function mailTroubles(scene: Scene): Trouble[] {
  const { office, relay, api, worker } = scene
  const { settings } = office
  let second: Awaited<ReturnType<typeof createWorker>> | undefined
  const registerPeople = async (count: number) => {
    for (let index = 0; index < count; index += 1) {
      await newVisitor(api.address).call(register, { body: newRegistration() })
    }
  }
  const retryMail = async () => {
    demandInRunbook('The relay refuses mail', '`kakehashi retry-mail`')
    await office.command(['retry-mail'])
  }
  return [
    {
      alert: 'QueueOld',
      cause: '60 people register, and the relay takes 4 s for a mail',
      async begin() {
        relay.setDelay(4000)
        await registerPeople(60)
      },
      steps: [
        step('start another worker', async () => {
          demandInRunbook('Jobs wait too long', '`systemctl enable --now kakehashi-worker@2`')
          second = await createWorker('worker 2', office.logs, () => office.environment)
          await second.start(repository)
        }),
      ],
      async end() {
        relay.setDelay(0)
        await second?.stop()
      },
    },
    {
      alert: 'JobsGivenUp',
      cause: 'the relay refuses one recipient at the last of 25 attempts',
      async begin() {
        relay.refuseNext(2)
        await registerPeople(1)
        await until('the first attempt has failed', async () => {
          const rows = await office.query('select from graphile_worker.jobs where attempts = 1')
          return rows.length > 0
        })
        // The attempts between would take days.
        await office.query(`update graphile_worker._private_jobs
          set attempts = max_attempts - 1, run_at = now() where attempts = 1`)
      },
      steps: [
        step('the query shows the answer of the relay; `complete_jobs`', async () => {
          const rows = await office.query<WaitingMail>(runbookQuery('A job was given up'))
          demand(rows[0]?.last_error?.includes('550') === true, 'the answer of the relay')
          demandInRunbook('A job was given up', 'select graphile_worker.complete_jobs(array[ID]);')
          await office.query(`select graphile_worker.complete_jobs(array[${rows[0]?.id}])`)
        }),
      ],
    },
    {
      alert: 'MailWaits',
      cause: 'the relay is away',
      async begin() {
        await relay.stop()
        await registerPeople(2)
      },
      steps: [
        step('the query shows that it refuses connections', async () => {
          const rows = await office.query<WaitingMail>(
            runbookQuery('The worker does not send mail'),
          )
          demand(
            rows.some(({ last_error: text }) => text !== null),
            'the error',
          )
        }),
        step('when it is back, `kakehashi retry-mail`', async () => {
          await relay.start()
          await retryMail()
        }),
      ],
    },
    {
      alert: 'MailRefused',
      cause: 'the password of the relay was changed',
      async begin() {
        await relay.changePassword()
        await registerPeople(6)
      },
      steps: [
        step('the query shows that the login is refused', async () => {
          const rows = await office.query<WaitingMail>(
            runbookQuery('The worker does not send mail'),
          )
          demand(
            rows.some(({ last_error: text }) => text?.includes('535') === true),
            'the answer 535',
          )
        }),
        step('correct SMTP_URL, `kakehashi doctor`', async () => {
          demandInRunbook(
            'The relay refuses mail',
            '/etc/kakehashi/secrets/SMTP_URL',
            '`kakehashi doctor`',
          )
          settings['SMTP_URL'] = relay.url()
          await doctor(office)
        }),
        step('restart worker and API, `kakehashi retry-mail`', async () => {
          await worker.restart()
          await api.restart()
          await retryMail()
        }),
      ],
    },
  ]
}

async function doctor({ command }: Scene['office']): Promise<void> {
  const text = await command(['doctor']).then(
    ({ stdout }) => stdout,
    // It ends with 1 if anything at all is not as it should be.
    (error: unknown) => (error as { stdout: string }).stdout,
  )
  demand(text.includes('the relay lets us in'), `doctor is content with the relay:\n${text}`)
}
