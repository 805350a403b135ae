import type { Day } from '@kakehashi/domain/calendar/day'
import { propose, type Proposals } from '@kakehashi/domain/proposals/propose'
import type { drawForReading } from '../../documents/previews/draw-for-reading.ts'
import { canDrawPdf, drawPdfPage } from '../../ocr/pdf-pages.ts'
import { recogniseWords } from '../../ocr/tesseract.ts'
import { runInSandbox } from '../../sandbox/run.ts'

/** A register of a large family. Further pages are typed. */
const mostPages = 4

interface Document {
  readonly bytes: Buffer
  readonly mediaType: string
}

export function isReadByProgram(mediaType: string): boolean {
  return mediaType.startsWith('image/') || (mediaType === 'application/pdf' && canDrawPdf())
}

/**
 * The dates and the kind of paper that a program sees in a document. Its words end here: nothing
 * else is returned, stored or logged.
 */
export async function readDocument(document: Document, today: Day): Promise<Proposals> {
  const pictures = await drawPages(document)
  const japanese = await readPages(pictures, 'ja', today)
  if (japanese.template !== null) return japanese
  return readPages(pictures, 'en', today)
}

async function readPages(
  pictures: readonly Buffer[],
  language: 'en' | 'ja',
  today: Day,
): Promise<Proposals> {
  const pages = []
  for (const picture of pictures) {
    const recognition = { language: language === 'ja' ? 'jpn' : 'eng', layout: 'page' } as const
    pages.push(await recogniseWords(picture, recognition))
  }
  return propose(pages, language, today)
}

async function drawPages({ bytes, mediaType }: Document): Promise<Buffer[]> {
  if (mediaType !== 'application/pdf') return [await drawPicture(bytes, mediaType)]
  const pages: Buffer[] = []
  while (pages.length < mostPages) {
    const page = await drawPdfPage(bytes, pages.length + 1)
    if (!page) return pages
    pages.push(page)
  }
  return pages
}

export function drawPicture(bytes: Buffer, mediaType: string): Promise<Buffer> {
  return runInSandbox<typeof drawForReading>({
    module: import.meta.resolve('../../documents/previews/draw-for-reading.ts'),
    task: 'drawForReading',
    values: [mediaType],
    bytes,
  })
}
