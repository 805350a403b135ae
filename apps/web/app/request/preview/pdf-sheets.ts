import { getDocument, PDFWorker, RenderingCancelledException } from 'pdfjs-dist'
import { fetchFile } from '../../api/client/file-transfer.ts'
import { type Sheets, size } from './sheets.ts'

/** The only script address that this Trusted Types policy allows. */
const address = `${__PDF_PARTS__}worker.mjs`
function allowWorker(url: string): string {
  if (url !== address) throw new TypeError(`${url} is not our thread`)
  return url
}
// Not every browser has Trusted Types.
const policy =
  'trustedTypes' in globalThis
    ? trustedTypes?.createPolicy('pdf-thread', { createScriptURL: allowWorker })
    : undefined

function startWorker(): Worker {
  // TypeScript's Worker accepts only strings.
  const trusted = (policy?.createScriptURL(address) ?? address) as string
  return new Worker(trusted, { type: 'module', name: 'pdf' })
}

/** Rejects if the worker does not start; pdf.js does not report this. */
function rejectOnError(worker: Worker): Promise<never> {
  return new Promise((_, reject) => {
    const broken = () => reject(new Error('the PDF thread did not start'))
    worker.addEventListener('error', broken, { once: true })
    worker.addEventListener('messageerror', broken, { once: true })
  })
}

/** A PDF, fetched with the user's session and drawn page by page. */
export async function openPdf(path: string, signal: AbortSignal): Promise<Sheets> {
  const reply = await fetchFile(path, signal)
  return openPdfContent(await reply.arrayBuffer(), signal)
}

export async function openPdfContent(data: ArrayBuffer, signal: AbortSignal): Promise<Sheets> {
  const worker = startWorker()
  const task = getDocument({
    data,
    worker: PDFWorker.create({ port: worker }),
    cMapUrl: `${__PDF_PARTS__}cmaps/`,
    standardFontDataUrl: `${__PDF_PARTS__}standard_fonts/`,
    wasmUrl: `${__PDF_PARTS__}wasm/`,
    useWasm: false,
    enableXfa: false,
  })
  const close = () => {
    void task.destroy().finally(() => worker.terminate())
  }
  signal.addEventListener('abort', close, { once: true })
  const pdf = await Promise.race([task.promise, rejectOnError(worker)]).catch((error: unknown) => {
    close()
    throw error
  })
  async function natural(number: number, turns: number) {
    const page = await pdf.getPage(number)
    const rotation = (page.rotate + turns * 90) % 360
    const { width, height } = page.getViewport({ scale: 1, rotation })
    return { page, rotation, width, height }
  }
  return {
    count: pdf.numPages,
    async ratio(number, turns) {
      const { width, height } = await natural(number, turns)
      return height / width
    },
    async draw(number, canvas, { width, zoom, turns }, drawingSignal) {
      const { page, rotation, ...paper } = await natural(number, turns)
      if (drawingSignal.aborted) return
      const shown = width * zoom
      const pixels = size(canvas, shown, (shown * paper.height) / paper.width)
      const viewport = page.getViewport({ scale: (shown / paper.width) * pixels, rotation })
      const rendering = page.render({ canvas, viewport })
      drawingSignal.addEventListener('abort', () => rendering.cancel(), { once: true })
      await rendering.promise.catch((error: unknown) => {
        if (!(error instanceof RenderingCancelledException)) throw error
      })
    },
    close,
  }
}
