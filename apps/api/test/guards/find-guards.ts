import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Piece } from './source-tree.ts'
import { calledName, firstOf, isPiece, parse, refusedCode, walk } from './source-tree.ts'

/** One check in the source, and what is put in its place to take it away. */
export interface Guard {
  readonly file: string
  readonly line: number
  readonly what: string
  readonly start: number
  readonly end: number
  readonly instead: string
}

type Found = Omit<Guard, 'file' | 'line'>
type Finder = (tree: Piece, text: string) => Found[]

/** Where which kind of check is looked for. A new noun is covered on the day its folder is made. */
const places: { files: string; finders: Finder[] }[] = [
  { files: 'packages/contract/src/*.ts', finders: [recordPermissions] },
  {
    files: 'packages/domain/src/{permissions,people,password,files,request/commands}.ts',
    finders: [rules, partsOfConditions],
  },
  { files: 'apps/api/src/**/*.ts', finders: [demands, refusedBranches, guardingCalls] },
  {
    files: 'apps/api/src/http/same-origin.ts',
    finders: [rules, partsOfConditions],
  },
  { files: 'apps/api/src/**/{queries,*-queries}.ts', finders: [whereConditions] },
  { files: 'apps/api/src/accounts/second-factor/totp.ts', finders: [givenUp] },
]

export function findGuards(root: string): Guard[] {
  const guards = places.flatMap(({ files, finders }) =>
    globSync(files, { cwd: root })
      .filter((file) => !file.endsWith('.test.ts'))
      .toSorted()
      .flatMap((file) => {
        const text = readFileSync(join(root, file), 'utf8')
        const tree = parse(text)
        return finders
          .flatMap((find) => find(tree, text))
          .map((found) =>
            Object.assign({ file, line: text.slice(0, found.start).split('\n').length }, found),
          )
      }),
  )
  // A name that has changed must not take its checks out of this list.
  const lost = [...guarding].filter((name) => !guards.some(({ what }) => what.includes(`${name}(`)))
  if (lost.length > 0) throw new Error(`Nobody calls ${lost.join(', ')} any more`)
  return guards
}

/** `permission: 'users.read'` of an endpoint: open to anyone, and to anyone signed in. */
function recordPermissions(tree: Piece, text: string): Found[] {
  return [...walk(tree)].flatMap(([piece, around]) => {
    const { key, value } = piece
    if (!isPiece(key) || key['name'] !== 'permission' || !isPiece(value)) return []
    if (value.type !== 'Literal' || value['value'] === 'anyone') return []
    const record = around.findLast(({ type }) => type === 'ObjectExpression') ?? tree
    const name = /method: '(\w+)',\s+path: '([^']+)'/.exec(text.slice(record.start, record.end))
    const weaker = value['value'] === 'own-sign-in' ? ['anyone'] : ['anyone', 'signed-in']
    return weaker.map((permission) => ({
      what: `${name?.[1]} ${name?.[2]} as '${permission}'`,
      start: value.start,
      end: value.end,
      instead: `'${permission}'`,
    }))
  })
}

/** `demand(condition, ...)`: still worked out, no longer minded. */
function demands(tree: Piece, text: string): Found[] {
  return [...walk(tree)].flatMap(([piece]) => {
    const condition = firstOf(piece['arguments'])
    if (calledName(piece) !== 'demand' || !isPiece(condition)) return []
    return [replaced(piece, condition, `(${source(condition, text)}, true)`, text)]
  })
}

const notAboutWho = new Set([
  // Without these a row may be missing: the compiler asks for them.
  'not-signed-in',
  'not-found',
  // These are about what was sent, not about who may.
  'bad-request',
  'email-in-use',
  'idempotency-key-reused',
  'unavailable',
])

/** `if (condition) throw new Refusal(...)`: as if it never held, and without each of its parts. */
function refusedBranches(tree: Piece, text: string): Found[] {
  return [...walk(tree)].flatMap(([piece]) => {
    const { type, test, consequent } = piece
    const code = type === 'IfStatement' ? refusedCode(consequent) : undefined
    if (code === undefined || notAboutWho.has(code) || !isPiece(test)) return []
    return [replaced(piece, test, 'false', text)].concat(partsOfConditions(test, text))
  })
}

const guarding = new Set([
  'demandPermission',
  'demandSameOrigin',
  'confirmCurrentPassword',
  'spendSecondFactor',
  'countAttempts',
  'deleteSessionsOf',
  'deleteSessionByToken',
  'deleteMailedTokensOf',
  'deleteDevicesOf',
  'replaceRecoveryCodes',
])

/** Calls that check something, count guesses or end what no longer holds. */
function guardingCalls(tree: Piece, text: string): Found[] {
  return [...walk(tree)]
    .filter(([piece]) => guarding.has(calledName(piece) ?? ''))
    .map(([piece]) => replaced(piece, piece, 'undefined', text))
}

/** What a rule answers: always yes; and for a rule that names what is lacking: nothing. */
function rules(tree: Piece, text: string): Found[] {
  return [...walk(tree)].flatMap(([piece, around]) => {
    const isArrow = piece.type === 'ArrowFunctionExpression' && piece['expression'] === true
    const answer = isArrow
      ? piece['body']
      : piece.type === 'ReturnStatement' && around.length > 0 && piece['argument']
    if (!isPiece(answer) || ['true', 'null'].includes(source(answer, text))) return []
    const asked = around.findLast(({ type }) => type === 'FunctionDeclaration')
    const isYesOrNo = isArrow || !asked || returns(asked, text).includes('boolean')
    if (isYesOrNo) return [replaced(piece, answer, 'true', text)]
    return returns(asked, text).includes('null') ? [replaced(piece, answer, 'null', text)] : []
  })
}

function returns(piece: Piece, text: string): string {
  return isPiece(piece['returnType']) ? source(piece['returnType'], text) : ''
}

/** `a && b` and `a || b`: without a, and without b. A mere look for a missing row stays. */
function partsOfConditions(tree: Piece, text: string): Found[] {
  return [...walk(tree)].flatMap(([piece]) => {
    const { type, left, right } = piece
    if (type !== 'LogicalExpression' || !isPiece(left) || !isPiece(right)) return []
    return [
      { gone: left, kept: right },
      { gone: right, kept: left },
    ]
      .filter(({ gone }) => !isNullCheck(gone))
      .map(({ gone, kept }) => ({
        what: `without ${source(gone, text)}`,
        start: piece.start,
        end: piece.end,
        instead: `(${source(kept, text)})`,
      }))
  })
}

function isNullCheck(piece: Piece): boolean {
  const { type, operator, argument, left, right } = piece
  if (type === 'LogicalExpression')
    return [left, right].every((part) => isPiece(part) && isNullCheck(part))
  return (
    type === 'UnaryExpression' &&
    operator === '!' &&
    isPiece(argument) &&
    argument.type === 'Identifier'
  )
}

const aboutWho =
  /'(\w+\.)?(id|\w+_id|\w+_hash|purpose|is_\w+|\w+_until|\w+_at)', '|lower\((users\.)?email\)/

/** `.where(...)` of a query that finds what someone is or owns, or what has run out. */
function whereConditions(tree: Piece, text: string): Found[] {
  return [...walk(tree)].flatMap(([piece]) => {
    const { callee } = piece
    if (calledName(piece) !== 'where' || !isPiece(callee) || !isPiece(callee['object'])) return []
    const { end } = callee['object']
    if (!aboutWho.test(text.slice(end, piece.end))) return []
    return [
      {
        what: `without ${text.slice(end, piece.end).trim()}`,
        start: end,
        end: piece.end,
        instead: '',
      },
    ]
  })
}

/** `if (condition) return undefined` and `condition ? undefined : ...`: as if it never held. */
function givenUp(tree: Piece, text: string): Found[] {
  return [...walk(tree)].flatMap(([piece]) => {
    const { type, test, consequent } = piece
    if (!isPiece(test) || !isPiece(consequent)) return []
    const answer = type === 'IfStatement' ? consequent['argument'] : consequent
    const isNothing = isPiece(answer) && answer['name'] === 'undefined'
    return isNothing ? [replaced(piece, test, 'false', text)] : []
  })
}

function replaced(whole: Piece, part: Piece, instead: string, text: string): Found {
  const what = source(whole, text).replace(/\s+/g, ' ').slice(0, 90)
  return { what, start: part.start, end: part.end, instead }
}

function source(piece: Piece, text: string): string {
  return text.slice(piece.start, piece.end)
}
