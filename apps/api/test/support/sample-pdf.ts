import { assemblePdf } from '@kakehashi/local/assemble-pdf'
import { uploadDocument, uploadTranslation } from '@kakehashi/contract/documents/files'
import type { Browser } from './browser.ts'

/** A valid PDF of one page. */
export function samplePdf(text = 'Sample'): Buffer {
  const content = `BT /F1 24 Tf 72 720 Td (${text}) Tj ET`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]
  return assemblePdf(objects)
}

function form(field: string, bytes: Buffer, name = 'scan.pdf'): FormData {
  const data = new FormData()
  data.append(field, new File([new Uint8Array(bytes)], name, { type: 'application/pdf' }))
  return data
}

/** What a browser sends to upload a document. */
export function documentForm(bytes: Buffer, name?: string): FormData {
  return form('document', bytes, name)
}

/** Uploads a document and returns its path. */
export async function sendDocument(
  browser: Browser,
  bytes = samplePdf(),
  name?: string,
): Promise<string> {
  const { status, body } = await browser.call(uploadDocument, {
    body: documentForm(bytes, name),
  })
  if (status !== 200) throw new Error(`upload returned ${status} ${JSON.stringify(body)}`)
  return body.document
}

export async function sendTranslation(browser: Browser, bytes = samplePdf()): Promise<string> {
  const { status, body } = await browser.call(uploadTranslation, {
    body: form('translation', bytes),
  })
  if (status !== 200) throw new Error(`upload returned ${status} ${JSON.stringify(body)}`)
  return body.translation
}
