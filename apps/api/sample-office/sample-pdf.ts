import { assemblePdf } from '@kakehashi/local/assemble-pdf'
interface Line {
  readonly text: string
  readonly size: number
}

export interface DocumentText {
  readonly title: string
  readonly lines: readonly string[]
  readonly pages: number
}

const width = 612
const height = 792
const margin = 72

/** A small PDF without embedded fonts: PDF readers bring the Japanese font along. */
export function createPdf({ title, lines, pages }: DocumentText): Buffer {
  const font = 5
  const firstPage = 8
  const numbers = Array.from({ length: pages }, (_, index) => firstPage + index * 2)
  const kids = numbers.map((number) => `${number} 0 R`).join(' ')
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages} /MediaBox [0 0 ${width} ${height}] >>`,
    '<< /Font << /L 4 0 R /J 5 0 R >> >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    `<< /Type /Font /Subtype /Type0 /BaseFont /HeiseiKakuGo-W5 /Encoding /UniJIS-UTF16-H /DescendantFonts [${font + 1} 0 R] >>`,
    `<< /Type /Font /Subtype /CIDFontType0 /BaseFont /HeiseiKakuGo-W5 /CIDSystemInfo << /Registry (Adobe) /Ordering (Japan1) /Supplement 5 >> /FontDescriptor ${font + 2} 0 R /DW 1000 >>`,
    '<< /Type /FontDescriptor /FontName /HeiseiKakuGo-W5 /Flags 4 /FontBBox [-92 -250 1010 922] /ItalicAngle 0 /Ascent 752 /Descent -221 /CapHeight 737 /StemV 114 >>',
    ...numbers.flatMap((number, index) => {
      const content = pageContent([
        { text: 'SAMPLE: made for a demonstration, not a real document', size: 9 },
        { text: pages > 1 ? `${title} (${index + 1}/${pages})` : title, size: 18 },
        ...lines.map((text) => ({ text, size: 12 })),
      ])
      return [
        `<< /Type /Page /Parent 2 0 R /Resources 3 0 R /Contents ${number + 1} 0 R >>`,
        `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
      ]
    }),
  ]
  return assemblePdf(objects)
}

function pageContent(lines: readonly Line[]): string {
  let y = height - margin
  const parts = lines.map(({ text, size }) => {
    y -= size * 2
    const isLatin = /^[\x20-\x7e]*$/.test(text)
    const shown = isLatin ? `(${text.replace(/[()\\]/g, '\\$&')})` : `<${utf16(text)}>`
    return `BT /${isLatin ? 'L' : 'J'} ${size} Tf ${margin} ${y} Td ${shown} Tj ET`
  })
  const frame = `0.6 w ${margin - 24} ${margin} ${width - 2 * margin + 48} ${height - 2 * margin} re S`
  return [frame, ...parts].join('\n')
}

function utf16(text: string): string {
  return Buffer.from(text, 'utf16le').swap16().toString('hex')
}
