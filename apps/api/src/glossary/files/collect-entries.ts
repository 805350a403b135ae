/** An entry as it is in the file: nothing of it is checked. */
export interface ReadEntry {
  readonly id: string | undefined
  readonly english: string
  readonly japanese: string
  readonly reading: string
  readonly note: string
  readonly field: string
}

type Attributes = Readonly<Record<string, string>>

/** Elements whose text is code of another format, and translations that a tool proposes. */
const skipped = new Set(['bpt', 'ept', 'it', 'ph', 'ut', 'seg-source', 'alt-trans', 'header'])
const unitNames = new Set(['tu', 'trans-unit', 'unit'])
const entryNames = new Set(['tu', 'trans-unit', 'segment'])
const textNames = new Set(['seg', 'source', 'target', 'note', 'prop'])

const emptyUnit = () => ({ id: undefined as string | undefined, reading: '', note: '', field: '' })

/** Where the text of an element belongs; nowhere if it is a property of another tool. */
function intoOf(name: string, attributes: Attributes, language: string): string {
  if (name !== 'note' && name !== 'prop') return `sentence ${language}`
  const kind = attributes['from'] ?? attributes['category'] ?? attributes['type']
  if (kind === 'reading' || kind === 'x-reading') return 'reading'
  if (kind === 'field' || kind === 'x-field') return 'field'
  return name === 'note' ? 'note' : ''
}

/** Follows the elements of a file one by one. */
export function collectEntries() {
  const entries: ReadEntry[] = []
  let unit = emptyUnit()
  let sentences: Record<string, string> = {}
  let languages = { source: '', target: '' }
  let skippedLevels = 0
  let reading: { readonly into: string; text: string } | undefined

  let language = ''

  return {
    entries,
    open(name: string, attributes: Attributes): void {
      if (skippedLevels > 0 || skipped.has(name)) {
        skippedLevels += 1
        return
      }
      if (name === 'xliff' || name === 'file') {
        const source = attributes['source-language'] ?? attributes['srcLang']
        const target = attributes['target-language'] ?? attributes['trgLang']
        languages = { source: source ?? languages.source, target: target ?? languages.target }
      }
      if (unitNames.has(name)) {
        unit = { ...emptyUnit(), id: attributes['tuid'] ?? attributes['id'] }
        sentences = {}
      }
      if (name === 'segment') sentences = {}
      if (name === 'tuv') language = attributes['xml:lang'] ?? attributes['lang'] ?? ''
      if (name === 'source') language = languages.source
      if (name === 'target') language = languages.target
      if (textNames.has(name)) {
        reading = { into: intoOf(name, attributes, language.slice(0, 2).toLowerCase()), text: '' }
      }
    },
    text(text: string): void {
      if (skippedLevels === 0 && reading) reading.text += text
    },
    close(name: string): void {
      if (skippedLevels > 0) {
        skippedLevels -= 1
        return
      }
      if (textNames.has(name) && reading) {
        const text = reading.text.replaceAll(/[ \t]*[\r\n]+[ \t]*/g, ' ').trim()
        const { into } = reading
        if (into === 'reading' || into === 'note' || into === 'field') unit[into] ||= text
        else sentences[into] ||= text
        reading = undefined
      }
      if (entryNames.has(name)) {
        entries.push({
          ...unit,
          english: sentences['sentence en'] ?? '',
          japanese: sentences['sentence ja'] ?? '',
        })
      }
    },
  }
}
