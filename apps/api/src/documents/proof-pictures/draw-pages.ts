import { PDFiumLibrary } from '@hyzyla/pdfium'
import sharp from 'sharp'
import { proofMark } from './proof-mark.ts'

// One page at a time, with as little memory as possible.
sharp.concurrency(1)
sharp.cache(false)

// Before the process is locked, because it reads a file.
const library = await PDFiumLibrary.init()

/** Enough to read the small print on a phone, and too little to be printed as the translation. */
const longestSide = 1500

/** Each picture with its length before it: a task of the sandbox returns one buffer. */
export async function drawProofPages(pdf: Buffer): Promise<Buffer> {
  const document = await library.loadDocument(pdf)
  const parts: Buffer[] = []
  for (const page of document.pages()) {
    const { originalWidth, originalHeight } = page.getOriginalSize()
    const scale = longestSide / Math.max(originalWidth, originalHeight)
    const { width, height, data } = await page.render({ scale, renderFormFields: true })
    const picture = await drawPicture(data, width, height)
    const length = Buffer.alloc(4)
    length.writeUInt32BE(picture.length)
    parts.push(length, picture)
  }
  document.destroy()
  return Buffer.concat(parts)
}

/** The mark is in the pixels themselves: nobody can take it off like a layer. */
function drawPicture(data: Uint8Array, width: number, height: number): Promise<Buffer> {
  return sharp(data, { raw: { width, height, channels: 4 } })
    .flatten({ background: '#fff' })
    .composite([{ input: proofMark(width, height) }])
    .webp({ quality: 72, effort: 3 })
    .toBuffer()
}
