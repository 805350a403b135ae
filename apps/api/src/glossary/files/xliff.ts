import type { LanguageFileKind } from '@kakehashi/domain/glossary/language-files'
import { escaped, type FileEntry } from './entry.ts'

/** XLIFF 1.2, which more translation tools read than 2.0. */
export function xliffHead(kind: LanguageFileKind): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
<file original="${kind}" source-language="en" target-language="ja" datatype="plaintext">
<body>
`
}

export const xliffFoot = '</body>\n</file>\n</xliff>\n'

export function xliffEntry({ id, english, japanese, reading, note, field }: FileEntry): string {
  const parts = [
    `<trans-unit id="${id}" xml:space="preserve">`,
    `<source>${escaped(english)}</source>`,
    `<target>${escaped(japanese)}</target>`,
    noteOf(null, note),
    noteOf('reading', reading),
    noteOf('field', field),
    '</trans-unit>',
  ]
  return `${parts.join('')}\n`
}

function noteOf(from: string | null, text: string | null): string {
  if (text === null) return ''
  return `<note${from === null ? '' : ` from="${from}"`}>${escaped(text)}</note>`
}
