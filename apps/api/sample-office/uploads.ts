import type { Actor } from '@kakehashi/domain/people/permissions'
import { sql } from 'kysely'
import type { Deps } from '../src/deps.ts'
import { receiveFile } from '../src/documents/receive-file.ts'
import { seededRandom } from './random.ts'
import { createPdf } from './sample-pdf.ts'
import type { SamplePerson } from './people.ts'
import { drawPhoto } from './sample-photo.ts'
import type { SampleFile } from './request-timeline.ts'

const concurrency = 6

/** Uses the upload command of the API, so that files are inspected, scanned and encrypted. */
export async function uploadFiles(
  deps: Deps,
  files: readonly SampleFile[],
  actorOf: (person: SamplePerson) => Actor,
): Promise<Map<SampleFile, string>> {
  const ids = new Map<SampleFile, string>()
  const waiting = files.toSorted((one, other) => one.at.getTime() - other.at.getTime())
  const contents = await createContents()
  const uploadNext = async () => {
    for (let file = waiting.shift(); file; file = waiting.shift()) {
      const { name, role, by, at } = file
      const bytes = contents(file)
      const incoming = { name, content: streamOf(bytes) }
      const then = { ...deps, clock: { now: () => at } }
      const { id } = await receiveFile(then, incoming, role, actorOf(by))
      ids.set(file, id)
    }
  }
  await Promise.all(Array.from({ length: concurrency }, uploadNext))
  await lowerPreviewPriority(deps)
  return ids
}

/** New uploads should not wait for the previews of a whole year. */
async function lowerPreviewPriority({ db }: Deps): Promise<void> {
  await sql`select graphile_worker.reschedule_jobs(
    array(select id from graphile_worker.jobs where task_identifier = 'draw-preview'),
    priority => 10)`.execute(db)
}

async function* streamOf(bytes: Buffer): AsyncGenerator<Buffer> {
  yield bytes
}

/** A few photos are reused for all requests; each PDF is written for its request. */
async function createContents(): Promise<(file: SampleFile) => Buffer> {
  const random = seededRandom(42)
  const copies = [1, 2, 3, 4]
  const jpegs = await Promise.all(copies.map(() => drawPhoto('jpg', random)))
  const pngs = await Promise.all(copies.map(() => drawPhoto('png', random)))
  return ({ name, text }) => {
    if (name.endsWith('.jpg')) return random.pick(jpegs)
    if (name.endsWith('.png')) return random.pick(pngs)
    return createPdf(text)
  }
}
