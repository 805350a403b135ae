import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { signIn } from '@kakehashi/contract/accounts/sessions'
import { register } from '@kakehashi/contract/accounts/users'
import { sendDocument } from '@kakehashi/api/test/support/sample-pdf'
import { repository } from '@kakehashi/local/processes'
import { newRegistration, newVisitor } from '../src/customers.ts'
import { OfficeProcess } from '../src/office-process.ts'
import { createApi } from '../src/running-office.ts'
import { demandInRunbook, runbookQuery } from './runbook.ts'
import { demand, type Scene, until } from './scene.ts'

/** A runbook that no alert names. */
export interface QuietRunbook {
  readonly heading: string
  readonly follow: (scene: Scene) => Promise<string>
}

export const quietRunbooks: readonly QuietRunbook[] = [
  { heading: 'Wrong FILE_KEYS after a restore', follow: useOtherFileKey },
  { heading: 'A second API on one host', follow: startSecondApi },
  { heading: 'Somebody is locked out', follow: unlockSomebody },
  { heading: 'Locked queues', follow: waitForLockedQueue },
]

async function useOtherFileKey({ office, api, people }: Scene): Promise<string> {
  const heading = 'Wrong FILE_KEYS after a restore'
  const { settings } = office
  const browser = people.customers[0]?.browser ?? newVisitor(api.address)
  const path = await sendDocument(browser)
  const opened = async () => (await browser.open(path)).status === 200
  await until('the document opens', opened, 90)
  const right = settings['FILE_KEYS'] ?? ''
  const other = (await office.command(['new-file-key', 'other'])).stdout.trim()
  settings['FILE_KEYS'] = other
  await api.restart()
  demand(!(await opened()), 'the document does not open')
  const log = await readFile(join(office.logs, 'api 1.log'), 'utf8')
  demand(log.includes('FILE_KEYS has no key named'), 'the log names the key')
  demandInRunbook(heading, '`select distinct key_id from files;`', '`kakehashi rotate-file-keys`')
  const needed = await office.query<{ key_id: string }>('select distinct key_id from files')
  demand(
    needed.some(({ key_id: id }) => right.startsWith(`${id}:`)),
    'the database names the key',
  )
  settings['FILE_KEYS'] = `${other},${right}`
  await api.restart()
  demand(await opened(), 'the document opens with both keys')
  await office.command(['rotate-file-keys'])
  settings['FILE_KEYS'] = other
  await api.restart()
  demand(await opened(), 'the document opens with the new key alone')
  return 'another key, no document opens; both keys; rotate-file-keys; the new key alone'
}

async function startSecondApi({ office, api }: Scene): Promise<string> {
  const second = await createApi('api 2', office.logs, () => office.environment)
  await second.start(repository)
  const metrics = await fetch(`http://127.0.0.1:${second.metricsPort}/metrics`)
  demand(metrics.ok, 'the second API has metrics')
  await second.stop()
  const samePort = { PORT: new URL(api.address).port, METRICS_PORT: '0' }
  const sameMetrics = { PORT: '0', METRICS_PORT: String(api.metricsPort) }
  const words = ['`EADDRINUSE`', '`no metrics from this process`']
  demandInRunbook('A second API on one host', ...words)
  await startUntilLogged(office, 'same port', samePort, 'EADDRINUSE')
  await startUntilLogged(office, 'same metrics', sameMetrics, 'no metrics from this process')
  return 'a second one serves; with the same PORT and METRICS_PORT the log says so'
}

async function startUntilLogged(
  office: Scene['office'],
  name: string,
  ports: Record<string, string>,
  words: string,
): Promise<void> {
  const process = new OfficeProcess({
    name,
    script: 'start',
    logFile: join(office.logs, `${name}.log`),
    environment: () => Object.assign({}, office.environment, ports),
    isUp: async (logged) => logged.includes(words),
  })
  await process.start(repository)
  await process.kill()
}

async function unlockSomebody({ office, api }: Scene): Promise<string> {
  const registration = newRegistration()
  const { email, password } = registration
  await newVisitor(api.address).call(register, { body: registration })
  const isIn = async (given: string) => {
    const reply = await newVisitor(api.address).call(signIn, { body: { email, password: given } })
    return reply.status === 200
  }
  let wrong = 0
  while (await isIn(password)) {
    for (let index = 0; index < 10; index += 1) await isIn('not the password')
    wrong += 10
    demand(wrong < 200, 'somebody is locked out')
  }
  demandInRunbook('Somebody is locked out', '`kakehashi unlock EMAIL`')
  await office.command(['unlock', email])
  demand(await isIn(password), 'the person can sign in again')
  return `${wrong} wrong passwords, the right one is refused; \`kakehashi unlock\``
}

async function waitForLockedQueue({ office, relay, worker, api }: Scene): Promise<string> {
  const heading = 'Locked queues'
  relay.setDelay(60_000)
  await newVisitor(api.address).call(register, { body: newRegistration() })
  const locked = () =>
    office.query<{ id: string }>(
      `select id from graphile_worker.jobs
       where locked_at is not null and task_identifier = 'send-mail'`,
    )
  await until('a job runs', async () => (await locked()).length > 0)
  await worker.kill()
  relay.setDelay(0)
  await worker.startAgain()
  const began = Date.now()
  demandInRunbook(heading, 'within three minutes')
  demand((await office.query(runbookQuery(heading))).length === 0, 'none is locked for ten minutes')
  await until('no job is locked', async () => (await locked()).length === 0, 200)
  return `worker killed during a job; taken over after ${Math.round((Date.now() - began) / 1000)} s`
}
