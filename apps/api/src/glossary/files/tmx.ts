import type { LanguageFileKind } from '@kakehashi/domain/glossary/language-files'
import { escaped, type FileEntry } from './entry.ts'

/** TMX 1.4b. Its elements and their order are those of the DTD. */
export function tmxHead(kind: LanguageFileKind): string {
  const segments = kind === 'glossary' ? 'phrase' : 'sentence'
  return `<?xml version="1.0" encoding="UTF-8"?>
<tmx version="1.4">
<header creationtool="office" creationtoolversion="1" segtype="${segments}" o-tmf="office" adminlang="en" srclang="en" datatype="plaintext"/>
<body>
`
}

export const tmxFoot = '</body>\n</tmx>\n'

export function tmxEntry({ id, english, japanese, reading, note, field }: FileEntry): string {
  const parts = [
    `<tu tuid="${id}">`,
    note === null ? '' : `<note>${escaped(note)}</note>`,
    propOf('x-reading', reading),
    propOf('x-field', field),
    `<tuv xml:lang="en"><seg>${escaped(english)}</seg></tuv>`,
    `<tuv xml:lang="ja"><seg>${escaped(japanese)}</seg></tuv>`,
    '</tu>',
  ]
  return `${parts.join('')}\n`
}

function propOf(type: string, value: string | null): string {
  return value === null ? '' : `<prop type="${type}">${escaped(value)}</prop>`
}
