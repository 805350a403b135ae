import { uploadDocument } from '@kakehashi/contract/documents/files'
import { documentForm, samplePdf } from '@kakehashi/api/test/support/sample-pdf'
import { demandInRunbook } from './runbook.ts'
import { demand, readHealth, type Scene, step, type Trouble, until } from './scene.ts'

/** Alerts about the scanner and the disk of the files. */
export function fileTroubles(scene: Scene): Trouble[] {
  const { office, scanner, disk, people } = scene
  const [customer] = people.customers
  const upload = async () => {
    const reply = await customer?.browser.call(uploadDocument, { body: documentForm(samplePdf()) })
    return reply?.status
  }
  return [
    {
      alert: 'ScanWaits',
      cause: 'clamd stopped, then a document was uploaded',
      async begin() {
        await scanner.stop()
        demand((await upload()) === 200, 'an upload is accepted without clamd')
      },
      steps: [
        step('start clamd', async () => {
          demandInRunbook('clamd is down', '`systemctl start clamav-daemon`')
          await scanner.start()
        }),
        step('the worker scans what waits', () =>
          until(
            'nothing waits',
            async () =>
              (await office.query(`select from files where status = 'pending'`)).length === 0,
            90,
          ),
        ),
      ],
    },
    {
      alert: 'DiskNearlyFull',
      cause: 'something else fills the disk until 255 MB are free',
      async begin() {
        await disk.fillUpTo(255)
        demand((await upload()) === 200, 'an upload is accepted')
      },
      steps: [
        step('with 100 MB left health says down, with none uploads get 503', async () => {
          demandInRunbook('A disk is full', 'when less than 250 MB are left', '503')
          await disk.fillUpTo(100)
          await until('files are down', async () => (await readHealth(scene))['files'] === 'down')
          demand((await upload()) === 200, 'an upload is still accepted')
          await disk.fillUpTo(0)
          demand((await upload()) === 503, 'an upload is refused')
        }),
        step('enlarge the disk', async () => {
          demandInRunbook('A disk is full', 'Enlarge the disk')
          await disk.enlarge(4000)
          await until('files are up', async () => (await readHealth(scene))['files'] === 'up')
          demand((await upload()) === 200, 'an upload is accepted again')
        }),
      ],
      end: () => disk.empty(),
    },
  ]
}
