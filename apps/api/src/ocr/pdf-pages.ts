import { existsSync } from 'node:fs'
import { runProgram } from './run-program.ts'

/** Of poppler-utils, which is as optional as tesseract. */
const path = '/usr/bin/pdftoppm'
export const canDrawPdf = (): boolean => existsSync(path)

const dotsPerInch = 250

/** One page of a PDF as a picture in shades of grey; undefined if it has no such page. */
export async function drawPdfPage(pdf: Buffer, page: number): Promise<Buffer | undefined> {
  const range = ['-f', String(page), '-l', String(page)]
  const args = ['-r', String(dotsPerInch), '-gray', '-singlefile', ...range, '-']
  const drawn = await runProgram(path, args, pdf).catch(() => undefined)
  return drawn && drawn.length > 0 ? drawn : undefined
}
