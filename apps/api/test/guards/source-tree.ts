import { parseAst } from 'vitest/node'

/** A piece of a program, with where it stands in the text. */
export interface Piece {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [part: string]: unknown
}

export function parse(text: string): Piece {
  return parseAst(text, { lang: 'ts' }) as unknown as Piece
}

export function isPiece(value: unknown): value is Piece {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value
}

/** Every piece below this one, with what it stands in, outermost first. */
export function* walk(piece: Piece, around: readonly Piece[] = []): Generator<[Piece, Piece[]]> {
  yield [piece, [...around]]
  for (const part of Object.values(piece)) {
    for (const child of Array.isArray(part) ? part : [part]) {
      if (isPiece(child)) yield* walk(child, [...around, piece])
    }
  }
}

/** The name something is called by: `demand` in `demand(...)`, `where` in `query.where(...)`. */
export function calledName(piece: Piece): string | undefined {
  if (piece.type !== 'CallExpression' || !isPiece(piece['callee'])) return undefined
  const callee = piece['callee']
  const name = callee.type === 'MemberExpression' ? callee['property'] : callee
  return isPiece(name) && typeof name['name'] === 'string' ? name['name'] : undefined
}

/** The code in `throw new Refusal('code')`, if that is all a branch does. */
export function refusedCode(branch: unknown): string | undefined {
  if (!isPiece(branch)) return undefined
  if (branch.type === 'BlockStatement') return refusedCode(lastOf(branch['body']))
  const thrown = branch.type === 'ThrowStatement' ? branch['argument'] : undefined
  if (!isPiece(thrown) || !isPiece(thrown['callee'])) return undefined
  if (thrown['callee']['name'] !== 'Refusal') return undefined
  const code = firstOf(thrown['arguments'])
  return isPiece(code) && typeof code['value'] === 'string' ? code['value'] : undefined
}

export function firstOf(list: unknown): unknown {
  return Array.isArray(list) ? (list[0] as unknown) : undefined
}

function lastOf(list: unknown): unknown {
  return Array.isArray(list) ? (list.at(-1) as unknown) : undefined
}
