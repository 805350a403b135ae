import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'

const require = createRequire(import.meta.url)

// By itself, the library would fetch its decoder from the internet.
prepareZXingModule({
  overrides: {
    wasmBinary: new Uint8Array(readFileSync(require.resolve('zxing-wasm/reader/zxing_reader.wasm')))
      .buffer,
  },
})

export interface PrintedPdf {
  /** Points: 72 to an inch. */
  readonly sizes: readonly string[]
  readonly isTagged: boolean
  readonly text: string
  /** A picture of each page. */
  readonly pictures: readonly Buffer[]
}

/** Where the pages stay, so that they can be looked at. */
const folderOfAll = join(import.meta.dirname, '../../.local/printed')

/** A PDF as poppler sees it. */
export function readPdf(pdf: Buffer, name: string): PrintedPdf {
  const folder = join(folderOfAll, name)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const file = join(folder, 'printed.pdf')
  writeFileSync(file, pdf)
  const facts = run('pdfinfo', '-l', '99', file)
  run('pdftoppm', '-png', '-r', '200', file, join(folder, 'page'))
  return {
    sizes: [...facts.matchAll(/^Page +\d+ size: +([\d.]+ x [\d.]+)/gm)].map(
      ([, size = '']) => size,
    ),
    isTagged: /^Tagged: +yes/m.test(facts),
    text: run('pdftotext', '-layout', file, '-'),
    pictures: readdirSync(folder)
      .filter((page) => page.endsWith('.png'))
      .toSorted()
      .map((page) => readFileSync(join(folder, page))),
  }
}

function run(tool: string, ...given: string[]): string {
  return execFileSync(tool, given, { stdio: ['ignore', 'pipe', 'ignore'] }).toString()
}

/** The texts of all QR codes in a picture, sorted. */
export async function readCodes(picture: Buffer): Promise<string[]> {
  const found = await readBarcodes(new Uint8Array(picture), {
    formats: ['QRCode'],
    tryHarder: true,
    maxNumberOfSymbols: 255,
  })
  return found.map(({ text }) => text).toSorted()
}
