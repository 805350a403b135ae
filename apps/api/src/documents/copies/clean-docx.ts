import { posix } from 'node:path'
import { type Unzipped, strToU8, unzipSync, zipSync } from 'fflate'
import { cleanXml, decodeXml } from './clean-xml.ts'

const maxUnpacked = 150_000_000
const keptNames = /[.](?:xml|rels|png|jpe?g|gif|bmp|tiff?|emf|wmf|odttf)$/i
/** Other files, programs and web pages inside the document. */
const removedNames = /embeddings|activex|vba|macro|customui|webextension|afchunk|attachedtoolbars/i

/** The document without embedded objects, fields, macros and links to other files. */
export function cleanDocx(bytes: Buffer): Buffer {
  let size = 0
  const parts = unzipSync(bytes, {
    filter({ name, originalSize }) {
      size += originalSize
      if (size > maxUnpacked) throw new Error('document is too large')
      return keptNames.test(name) && !removedNames.test(name)
    },
  })
  const cleaned: Unzipped = {}
  for (const [name, content] of Object.entries(parts)) {
    cleaned[name] = cleanPart(name, content, parts)
  }
  return Buffer.from(zipSync(cleaned))
}

type Part = Unzipped[string]

function cleanPart(name: string, content: Part, parts: Unzipped): Part {
  if (/[.]rels$/i.test(name)) return strToU8(cleanRelations(name, decodeXml(content), parts))
  if (name === '[Content_Types].xml') return strToU8(cleanTypes(decodeXml(content), parts))
  return /[.]xml$/i.test(name) ? strToU8(cleanXml(content)) : content
}

const relation = /<(?:[\w.-]+:)?Relationship\b(?:"[^"]*"|'[^']*'|[^>"'])*>/g
/** A link that a person presses keeps its place, because the text refers to it. */
const removedLink = 'https://link-removed.invalid/'

function cleanRelations(name: string, text: string, parts: Unzipped): string {
  // Targets are relative to the part that the relations belong to.
  const folder = posix.dirname(posix.dirname(name))
  return text.replace(/<!--[\s\S]*?-->/g, '').replace(relation, (element) => {
    const target = attributeOf(element, 'Target')
    const isExternal = attributeOf(element, 'TargetMode').toLowerCase() === 'external'
    if (isExternal) {
      const isHyperlink = attributeOf(element, 'Type').endsWith('/hyperlink')
      return isHyperlink ? withTarget(element, removedLink) : ''
    }
    const path = target.startsWith('/') ? target.slice(1) : posix.join(folder, target)
    return Object.hasOwn(parts, path) || target.startsWith('#') ? element : ''
  })
}

function cleanTypes(text: string, parts: Unzipped): string {
  return text.replace(/<(?:[\w.-]+:)?Override\b(?:"[^"]*"|'[^']*'|[^>"'])*>/g, (element) =>
    Object.hasOwn(parts, attributeOf(element, 'PartName').slice(1)) ? element : '',
  )
}

function attributeOf(element: string, name: string): string {
  const pattern = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`)
  const [, double, single] = pattern.exec(element) ?? []
  return decodeEntities(double ?? single ?? '')
}

/** `TargetMode="&#69;xternal"` means the same. */
function decodeEntities(text: string): string {
  return text
    .replace(/&#x([0-9a-f]{1,6});/gi, (_, hex: string) => String.fromCodePoint(parseInt(hex, 16)))
    .replace(/&#(\d{1,7});/g, (_, digits: string) => String.fromCodePoint(Number(digits)))
    .replace(/&amp;/g, '&')
}

function withTarget(element: string, target: string): string {
  return element.replace(/(\sTarget\s*=\s*)(?:"[^"]*"|'[^']*')/, `$1"${target}"`)
}
