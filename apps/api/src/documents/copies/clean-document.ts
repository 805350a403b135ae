import { cleanDocx } from './clean-docx.ts'
import { cleanHeic } from './clean-heic.ts'
import { cleanJpeg } from './clean-jpeg.ts'
import { cleanPdf } from './clean-pdf.ts'
import { cleanPng } from './clean-png.ts'
import { cleanWebp } from './clean-webp.ts'

type Clean = (bytes: Buffer) => Buffer | Promise<Buffer>

const cleanerOf: Readonly<Record<string, Clean>> = {
  'application/pdf': cleanPdf,
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': cleanDocx,
  'image/jpeg': cleanJpeg,
  'image/png': cleanPng,
  'image/webp': cleanWebp,
  'image/heic': cleanHeic,
}

/** The document of the same type without anything active, and without the metadata of a camera. */
export async function cleanDocument(bytes: Buffer, mediaType: string): Promise<Buffer> {
  const clean = cleanerOf[mediaType]
  if (!clean) throw new Error(`no copy of ${mediaType} can be made`)
  return clean(bytes)
}
