import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { demandInRunbook } from './runbook.ts'
import { demand, readHealth, type Scene, step, type Trouble, until } from './scene.ts'

/** Alerts about API and worker. */
export function processTroubles(scene: Scene): Trouble[] {
  const { office, api, worker } = scene
  const { settings } = office
  const secret = settings['OFFICE_SECRET'] ?? ''
  let started: Promise<void> = Promise.resolve()
  const lastLog = async () => (await readFile(join(office.logs, 'api 1.log'), 'utf8')).slice(-400)
  return [
    {
      alert: 'ApiDown',
      cause: 'API killed (-9), and it ends at each start: OFFICE_SECRET is missing',
      async begin() {
        delete settings['OFFICE_SECRET']
        await api.kill()
        await api.startAgain().catch(() => {})
      },
      steps: [
        step('its last line says what is missing', async () => {
          demandInRunbook(
            'An API process is down',
            '`is missing`',
            'journalctl -u kakehashi-api@4000',
          )
          demand((await lastLog()).includes('OFFICE_SECRET is missing'), 'the name in the log')
        }),
        step('set it, start', async () => {
          settings['OFFICE_SECRET'] = secret
          await api.startAgain()
        }),
      ],
    },
    {
      alert: 'ApiNotReady',
      cause: 'the pages of its build are gone, and no worker renders them',
      async begin() {
        await worker.kill()
        await office.query('delete from site_files')
        await office.query('delete from site_versions')
        await api.kill()
        started = api.startAgain()
        started.catch(() => {})
      },
      steps: [
        step('health: the database is up', async () => {
          demand((await readHealth(scene))['database'] === 'up', 'the database is up')
        }),
        step('`kakehashi render-site`', async () => {
          demandInRunbook('An API process is not ready', '`kakehashi render-site`')
          await office.command(['render-site'])
          await started
        }),
      ],
      end: () => worker.startAgain(),
    },
    {
      alert: 'WorkerDown',
      cause: 'worker killed (-9)',
      begin: () => worker.kill(),
      steps: [
        step('it is not running: start it', async () => {
          demandInRunbook('The worker is silent', '`systemctl start kakehashi-worker@1`')
          await worker.startAgain()
        }),
      ],
    },
    {
      alert: 'WorkerSilent',
      cause: 'worker stands still (SIGSTOP)',
      async begin() {
        process.kill(worker.pid ?? 0, 'SIGSTOP')
      },
      steps: [
        step('health: the worker is down', () =>
          until(
            'the worker is down',
            async () => (await readHealth(scene))['worker'] === 'down',
            70,
          ),
        ),
        step('it runs and says nothing: restart it', async () => {
          demandInRunbook('The worker is silent', "`systemctl restart 'kakehashi-worker@*'`")
          const { pid = 0 } = worker
          const stopped = worker.stop()
          // systemd sends it after SIGTERM.
          process.kill(pid, 'SIGCONT')
          await stopped
          await worker.startAgain()
        }),
      ],
    },
  ]
}
