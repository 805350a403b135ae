import { RenderingCancelledException } from 'pdfjs-dist'
import { fetchPdf, type OpenedPdf, parsePdf } from './pdf-document.ts'
import { type Sheets, size } from './sheets.ts'

/** A PDF that is drawn page by page. */
export async function openPdf(path: string, signal: AbortSignal): Promise<Sheets> {
  return toSheets(await fetchPdf(path, signal))
}

export async function openPdfContent(data: ArrayBuffer, signal: AbortSignal): Promise<Sheets> {
  return toSheets(await parsePdf(data, signal))
}

function toSheets({ pdf, close }: OpenedPdf): Sheets {
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
