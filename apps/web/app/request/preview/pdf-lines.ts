import { linesOfPage, type PlacedText } from '@kakehashi/domain/review/page-lines'
import type { PDFPageProxy } from 'pdfjs-dist'
import { fetchPdf } from './pdf-document.ts'

/** The lines of each page of a PDF. Its thread reads one page after the other. */
export async function readPdfLines(path: string, signal: AbortSignal): Promise<string[][]> {
  const { pdf, close } = await fetchPdf(path, signal)
  try {
    const pages: string[][] = []
    for (let number = 1; number <= pdf.numPages; number += 1) {
      // oxlint-disable-next-line no-await-in-loop -- all pages at once would need the memory of all
      pages.push(linesOfPage(await readPieces(await pdf.getPage(number))))
    }
    return pages
  } finally {
    close()
  }
}

/** By their place as it is on screen, so that a page that is turned is read as it stands. */
async function readPieces(page: PDFPageProxy): Promise<PlacedText[]> {
  const { items } = await page.getTextContent()
  const viewport = page.getViewport({ scale: 1 })
  page.cleanup()
  return items.flatMap((item) => {
    if (!('str' in item)) return []
    const { str: text, transform, width, height } = item
    const [left = 0, bottom = 0]: number[] = transform.slice(4)
    const [x = 0, down = 0]: number[] = viewport.convertToViewportPoint(left, bottom)
    return [{ text, x, y: -down, width, height }]
  })
}
