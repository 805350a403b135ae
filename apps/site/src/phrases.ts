import { jaModel, Parser } from 'budoux'
import { DomUtils, parseDocument } from 'htmlparser2'

type Node = ReturnType<typeof parseDocument>['children'][number]

const parser = new Parser(jaModel)

const mustFollow = /^[\s、。，．・：；！？」』）］〕％々ーぁぃぅぇぉっゃゅょァィゥェォッャュョ]/u
const mustPrecede = /[「『（［〔]$/u
/** Words that the model splits, and Latin words, numbers and entities. */
const unbroken =
  /見比べ|和らげ|お引き受け|かつ正確|作業手順書|全部証明書|お任せください|[\w.,:&#;@/-]+/g

/** Some phrases are longer than a line on a phone: those with auxiliary verbs, and compounds. */
const withinLongPhrase =
  /(?<=[^\s、。「（]{3})(?=いただ|ように|なりま|ください|ことが|ござい)|(?<=[ァ-ヶー]{3})(?=\p{Script=Han}{2})/gu

/** Where a line of Japanese may break: the places between its phrases. */
export function phraseBreaks(text: string): number[] {
  const words = Array.from(text.matchAll(unbroken), ({ index, 0: word }) => [
    index,
    index + word.length,
  ])
  const isWithinWord = (at: number) => words.some(([start = 0, end = 0]) => at > start && at < end)
  const found = [
    ...parser.parseBoundaries(text),
    ...Array.from(text.matchAll(withinLongPhrase), ({ index }) => index),
  ]
  return [...new Set(found)]
    .toSorted((one, other) => one - other)
    .filter((at) => !isWithinWord(at))
    .filter((at) => !mustFollow.test(text.slice(at)) && !mustPrecede.test(text.slice(0, at)))
}

const inline = new Set(
  'a abbr b bdi cite code data em i mark q s small span strong time u'.split(' '),
)
/** An entry of a menu is one line. */
const skipped = new Set('script style svg ruby code pre title textarea select time nav'.split(' '))

/**
 * Marks the places between the phrases of a Japanese page with <wbr>. Chromium finds them itself
 * (word-break: auto-phrase), but other browsers would break lines within words.
 */
export function markPhrases(html: string): string {
  const inserts: number[] = []
  let run: { start: number; text: string }[] = []

  function endRun(): void {
    let end = 0
    const breaks = phraseBreaks(run.map(({ text }) => text).join(''))
    for (const { start, text } of run) {
      const offset = end
      end += text.length
      const own = breaks.filter((at) => at >= offset && at < end)
      inserts.push(...own.map((at) => start + at - offset))
    }
    run = []
  }

  function visit(node: Node): void {
    if (DomUtils.isText(node)) {
      run.push({ start: node.startIndex ?? 0, text: node.data })
    } else if (DomUtils.isTag(node)) {
      const isInline = inline.has(node.name)
      const isJapanese = (node.attribs['lang'] ?? 'ja') === 'ja'
      // A link with a class is laid out as a flex box, in which a mark would be an item.
      const isBox = node.name === 'button' || (node.name === 'a' && 'class' in node.attribs)
      // What is on one line stays on one line: <wbr> also breaks where CSS forbids it. The opening
      // hours (data-when) are such lines.
      const isOneLine = node.attribs['class'] === 'nb' || 'data-when' in node.attribs
      const isSkipped = isBox || isOneLine || skipped.has(node.name) || !isJapanese
      if (!isInline || isSkipped) endRun()
      if (isSkipped) return
      for (const child of node.children) visit(child)
      if (!isInline) endRun()
    }
  }

  // Entities are not decoded, so that the places in the text are places in the page.
  const document = parseDocument(html, { withStartIndices: true, decodeEntities: false })
  for (const child of document.children) visit(child)
  endRun()

  const edges = [0, ...inserts, html.length]
  return edges
    .slice(1)
    .map((end, index) => html.slice(edges[index], end))
    .join('<wbr>')
}
