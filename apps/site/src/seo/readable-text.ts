import { DomUtils, type parseDocument } from 'htmlparser2'

const { isText } = DomUtils

type Node = ReturnType<typeof parseDocument>['children'][number]

const unread = new Set(['script', 'style', 'template', 'svg', 'rt', 'rp'])
const inline = new Set(
  'a abbr b bdi bdo cite code data dfn em i kbd mark q ruby s samp small span strong sub sup time u var wbr'.split(
    ' ',
  ),
)

/** The words a reader sees: nothing hidden, no ornament, one space where a new block begins. */
export function readableText(node: Node): string {
  return wordsOf(node).replace(/\s+/g, ' ').trim()
}

function wordsOf(node: Node): string {
  if (isText(node)) return node.data
  if (!('children' in node) || isUnread(node)) return ''
  const words = node.children.map((child) => wordsOf(child)).join('')
  return 'name' in node && inline.has(node.name) ? words : ` ${words} `
}

function isUnread(node: Node): boolean {
  if (!('attribs' in node)) return false
  return unread.has(node.name) || 'hidden' in node.attribs || node.attribs['aria-hidden'] === 'true'
}
