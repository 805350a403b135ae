import { getDocument, PDFWorker, type PDFDocumentProxy } from 'pdfjs-dist'
import { fetchFile } from '../../api/client/file-transfer.ts'

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

export interface OpenedPdf {
  readonly pdf: PDFDocumentProxy
  readonly close: () => void
}

/** A PDF, fetched with the user's session and parsed by a thread of its own. */
export async function fetchPdf(path: string, signal: AbortSignal): Promise<OpenedPdf> {
  const reply = await fetchFile(path, signal)
  return parsePdf(await reply.arrayBuffer(), signal)
}

export async function parsePdf(data: ArrayBuffer, signal: AbortSignal): Promise<OpenedPdf> {
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
  return { pdf, close }
}
