/** Elements of a Word document that run, contain or load something; removed with their content. */
const removedElements = new Set([
  'fldChar',
  'instrText',
  'delInstrText',
  'attachedTemplate',
  'OLEObject',
  'objectEmbed',
  'objectLink',
  'control',
  'altChunk',
  'subDoc',
  'mailMerge',
  'sourceFileName',
  'movie',
  'attachedSchema',
])
/** Only the tags are removed, so that the text of a field stays as it was last shown. */
const unwrappedElements = new Set(['fldSimple'])

const token =
  /<!--[\s\S]*?-->|<!\[CDATA\[[\s\S]*?\]\]>|<\?[\s\S]*?\?>|<![\s\S]*|<\/?([^\s/>"'<]+)(?:"[^"]*"|'[^']*'|[^>"'])*>/g
/** Pictures and other parts that are loaded from elsewhere, as attributes of any prefix. */
const linkAttribute = /\s[\w.-]+:(?:link|href)\s*=\s*(?:"[^"]*"|'[^']*')/g

/** Without fields, objects and links to other files. Throws if it is not plain XML. */
export function cleanXml(bytes: Uint8Array): string {
  const text = decodeXml(bytes)
  const parts: string[] = []
  let at = 0
  /** Open removed elements. */
  let depth = 0
  for (const found of text.matchAll(token)) {
    const [tag, name] = found
    if (depth === 0) parts.push(text.slice(at, found.index))
    at = found.index + tag.length
    if (name === undefined) {
      if (/^<!(?!--|\[CDATA\[)/.test(tag)) throw new Error('document type declaration in XML')
      if (depth === 0 && !tag.startsWith('<!--')) parts.push(tag)
      continue
    }
    const local = name.slice(name.indexOf(':') + 1)
    if (removedElements.has(local)) {
      if (!tag.endsWith('/>')) depth += tag.startsWith('</') ? -1 : 1
    } else if (depth === 0 && !unwrappedElements.has(local)) {
      parts.push(tag.replace(linkAttribute, ''))
    }
  }
  if (depth !== 0) throw new Error('unbalanced XML')
  return parts.join('') + text.slice(at)
}

/** Every program writes UTF-8. Another encoding could hide an element from us, but not from Word. */
export function decodeXml(bytes: Uint8Array): string {
  const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  const encoding = /^<\?xml[^>]*encoding\s*=\s*["']([^"']*)["']/.exec(text)?.[1] ?? 'utf-8'
  if (encoding.toLowerCase() !== 'utf-8' || text.includes('\0')) {
    throw new Error(`XML in the encoding ${encoding}`)
  }
  return text
}
