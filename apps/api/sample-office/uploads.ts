import { paperTemplates } from '@kakehashi/domain/paper-templates/templates'
import type { Actor } from '@kakehashi/domain/people/permissions'
import { sampleOffice } from '@kakehashi/domain/sample/office'
import { samplePaper } from '@kakehashi/domain/sample-papers/sample-papers'
import { sql } from 'kysely'
import type { Deps } from '../src/deps.ts'
import { receiveFile } from '../src/documents/receive-file.ts'
import { compilePdf } from '../src/papers/compile-pdf.ts'
import { printed } from '../src/paper-templates/printed-paper.ts'
import { languageOf, translationPaper } from '../src/paper-templates/translation-paper.ts'
import { seededRandom } from './random.ts'
import { createPdf } from './sample-pdf.ts'
import type { SamplePerson } from './people.ts'
import { drawPhoto } from './sample-photo.ts'
import { drawPdf, drawSvg } from './papers/draw-paper.ts'
import { photograph } from './papers/photograph.ts'
import type { SampleContent, SampleDraft, SampleFile } from './sample-file.ts'

const concurrency = 6

/** Uses the upload command of the API, so that files are inspected, scanned and encrypted. */
export async function uploadFiles(
  deps: Deps,
  files: readonly SampleFile[],
  actorOf: (person: SamplePerson) => Actor,
  orderNumberOf: (file: SampleFile) => string,
): Promise<Map<SampleFile, string>> {
  const ids = new Map<SampleFile, string>()
  const waiting = files.toSorted((one, other) => one.at.getTime() - other.at.getTime())
  const contents = await createContents(orderNumberOf)
  const uploadNext = async () => {
    for (let file = waiting.shift(); file; file = waiting.shift()) {
      const { name, role, by, at } = file
      const bytes = await contents(file)
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

/** A few photos of cards are reused for all requests; each paper is drawn for its request. */
async function createContents(
  orderNumberOf: (file: SampleFile) => string,
): Promise<(file: SampleFile) => Buffer | Promise<Buffer>> {
  const random = seededRandom(42)
  const copies = [1, 2, 3, 4]
  const jpegs = await Promise.all(copies.map(() => drawPhoto('jpg', random)))
  const pngs = await Promise.all(copies.map(() => drawPhoto('png', random)))
  return (file) => {
    const { name, content, at } = file
    if (content.kind === 'translation')
      return setTranslation(content.drafts, orderNumberOf(file), at)
    if (content.kind === 'original') return drawOriginal(content, name)
    if (name.endsWith('.jpg')) return random.pick(jpegs)
    if (name.endsWith('.png')) return random.pick(pngs)
    return createPdf(content.text)
  }
}

function drawOriginal(
  { paper, family }: Extract<SampleContent, { readonly kind: 'original' }>,
  name: string,
): Buffer | Promise<Buffer> {
  const content = samplePaper(paper, family)
  if (!name.endsWith('.jpg')) return drawPdf(paper, content)
  return photograph(drawSvg(paper, content), family.number)
}

/** As the template at the desk makes it. */
function setTranslation(drafts: readonly SampleDraft[], orderNumber: string, at: Date): Buffer {
  const papers = drafts.map(({ template, content }) => printed(paperTemplates[template], content))
  return compilePdf({
    template: 'translation',
    language: languageOf(papers),
    size: 'a4',
    content: translationPaper(papers, { office: sampleOffice, orderNumber }),
    at,
  })
}
