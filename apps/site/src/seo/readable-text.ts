import { DomUtils, type parseDocument } from 'htmlparser2'

const { isText } = DomUtils

type Node = ReturnType<typeof parseDocument>['children'][number]

const unread = new Set(['script', 'style', 'template', 'svg', 'rt', 'rp'])
const inline = new Set(
  'a abbr b bdi bdo cite code data dfn em i kbd mark q ruby s samp small span strong sub sup time u var wbr'.split(
    ' ',
  ),
)

/**
 * The visible text of a node, without hidden and decorative elements, with a space between blocks.
 */
export function readableText(node: Node): string {
  return textOf(node).replace(/\s+/g, ' ').trim()
}

function textOf(node: Node): string {
  if (isText(node)) return node.data
  if (!('children' in node) || isUnread(node)) return ''
  const text = node.children.map((child) => textOf(child)).join('')
  return 'name' in node && inline.has(node.name) ? text : ` ${text} `
}

function isUnread(node: Node): boolean {
  if (!('attribs' in node)) return false
  return unread.has(node.name) || 'hidden' in node.attribs || node.attribs['aria-hidden'] === 'true'
}
