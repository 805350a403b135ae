import { assemblePdf } from '@kakehashi/local/assemble-pdf'

/** A small, valid PDF with the same lines of text on each page. */
export function samplePdf(text = 'Sample', pages = 1): Buffer {
  const lines = text.split('\n').map((line) => `(${line}) Tj 0 -16 Td`)
  const content = `BT /F1 12 Tf 72 720 Td ${lines.join(' ')} ET`
  const font = '<</Font <</F1 <</Type /Font /Subtype /Type1 /BaseFont /Helvetica>>>>>>'
  const page = `<</Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Resources ${font} /Contents 3 0 R>>`
  const kids = Array.from({ length: pages }, (_, index) => index + 4)
  const objects = [
    '<</Type /Catalog /Pages 2 0 R>>',
    `<</Type /Pages /Count ${pages} /Kids [${kids.map((id) => `${id} 0 R`).join(' ')}]>>`,
    `<</Length ${content.length}>>\nstream\n${content}\nendstream`,
    ...kids.map(() => page),
  ]
  return assemblePdf(objects)
}
