/** A term or a pair of sentences, as files of translation tools have it. */
export interface FileEntry {
  readonly id: string
  readonly english: string
  readonly japanese: string
  readonly reading: string | null
  readonly note: string | null
  readonly field: string | null
}

/** Signs that XML cannot have, even as a reference. */
const notInXml = /(?![\t\r\n])\p{Cc}|[\uFFFE\uFFFF]/gu

const references: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

export function escaped(text: string): string {
  return text.replaceAll(notInXml, '').replaceAll(/[&<>"]/g, (sign) => references[sign] ?? sign)
}
