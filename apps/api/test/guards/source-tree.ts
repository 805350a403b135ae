import { parseAst } from 'vitest/node'

/** A node of the syntax tree, with its position in the text. */
export interface SyntaxNode {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [part: string]: unknown
}

export function parse(text: string): SyntaxNode {
  return parseAst(text, { lang: 'ts' }) as unknown as SyntaxNode
}

export function isSyntaxNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value
}

/** Every node of the tree with its ancestors, outermost first. */
export function* walk(
  node: SyntaxNode,
  ancestors: readonly SyntaxNode[] = [],
): Generator<[SyntaxNode, SyntaxNode[]]> {
  yield [node, [...ancestors]]
  for (const part of Object.values(node)) {
    for (const child of Array.isArray(part) ? part : [part]) {
      if (isSyntaxNode(child)) yield* walk(child, [...ancestors, node])
    }
  }
}

/** The name of the called function: `demand` in `demand(...)`, `where` in `query.where(...)`. */
export function calledName(node: SyntaxNode): string | undefined {
  if (node.type !== 'CallExpression' || !isSyntaxNode(node['callee'])) return undefined
  const callee = node['callee']
  const name = callee.type === 'MemberExpression' ? callee['property'] : callee
  return isSyntaxNode(name) && typeof name['name'] === 'string' ? name['name'] : undefined
}

/** The code in `throw new Refusal('code')`, if a branch ends with it. */
export function refusedCode(branch: unknown): string | undefined {
  if (!isSyntaxNode(branch)) return undefined
  if (branch.type === 'BlockStatement') return refusedCode(lastOf(branch['body']))
  const thrown = branch.type === 'ThrowStatement' ? branch['argument'] : undefined
  if (!isSyntaxNode(thrown) || !isSyntaxNode(thrown['callee'])) return undefined
  if (thrown['callee']['name'] !== 'Refusal') return undefined
  const code = firstOf(thrown['arguments'])
  return isSyntaxNode(code) && typeof code['value'] === 'string' ? code['value'] : undefined
}

export function firstOf(list: unknown): unknown {
  return Array.isArray(list) ? (list[0] as unknown) : undefined
}

function lastOf(list: unknown): unknown {
  return Array.isArray(list) ? (list.at(-1) as unknown) : undefined
}
