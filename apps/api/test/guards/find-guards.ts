import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SyntaxNode } from './source-tree.ts'
import { calledName, firstOf, isSyntaxNode, parse, refusedCode, walk } from './source-tree.ts'

/** One check in the source, and the text that replaces it to remove it. */
export interface Guard {
  readonly file: string
  readonly line: number
  readonly what: string
  readonly start: number
  readonly end: number
  readonly instead: string
  /** An expression, unless it is the value of a property or the last call of a chain. */
  readonly form?: 'property' | 'call'
  /** Where the property or the chain starts. */
  readonly from?: number
}

type Found = Omit<Guard, 'file' | 'line'>
type Finder = (tree: SyntaxNode, text: string) => Found[]

/** Which kinds of check are searched in which files. New folders are included. */
const places: { files: string; finders: Finder[] }[] = [
  { files: 'packages/contract/src/**/*.ts', finders: [recordPermissions] },
  {
    files:
      'packages/domain/src/{people/{permissions,roles,people,password},documents/files,request/commands}.ts',
    finders: [rules, partsOfConditions],
  },
  { files: 'apps/api/src/**/*.ts', finders: [demands, refusedBranches, guardingCalls] },
  {
    files: 'apps/api/src/http/same-origin.ts',
    finders: [rules, partsOfConditions],
  },
  { files: 'apps/api/src/**/{queries,*-queries}.ts', finders: [whereConditions] },
  { files: 'apps/api/src/accounts/second-factor/totp.ts', finders: [undefinedBranches] },
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
  // If a function is renamed, this list must be updated.
  const lost = [...guarding].filter((name) => !guards.some(({ what }) => what.includes(`${name}(`)))
  if (lost.length > 0) throw new Error(`No call of ${lost.join(', ')} found`)
  return guards
}

/** `permission: 'users.read'` of an endpoint: replaced by 'anyone' and by 'signed-in'. */
function recordPermissions(tree: SyntaxNode, text: string): Found[] {
  return [...walk(tree)].flatMap(([node, ancestors]) => {
    const { key, value } = node
    if (!isSyntaxNode(key) || key['name'] !== 'permission' || !isSyntaxNode(value)) return []
    if (value.type !== 'Literal' || value['value'] === 'anyone') return []
    const record = ancestors.findLast(({ type }) => type === 'ObjectExpression') ?? tree
    const name = /method: '(\w+)',\s+path: '([^']+)'/.exec(text.slice(record.start, record.end))
    const isOfEverybody = value['value'] === 'own-sign-in' || value['value'] === 'signed-in'
    const weaker = isOfEverybody ? ['anyone'] : ['anyone', 'signed-in']
    return weaker.map((permission) => ({
      what: `${name?.[1]} ${name?.[2]} as '${permission}'`,
      start: value.start,
      end: value.end,
      instead: `'${permission}'`,
      form: 'property' as const,
      from: key.start,
    }))
  })
}

/** `demand(condition, ...)`: the condition is evaluated and ignored. */
function demands(tree: SyntaxNode, text: string): Found[] {
  return [...walk(tree)].flatMap(([node]) => {
    const condition = firstOf(node['arguments'])
    if (calledName(node) !== 'demand' || !isSyntaxNode(condition)) return []
    return [replaced(node, condition, `(${source(condition, text)}, true)`, text)]
  })
}

const notAboutPermission = new Set([
  // The compiler requires these checks, because a row may be missing.
  'not-signed-in',
  'not-found',
  // These check the input, not the permission.
  'bad-request',
  'email-in-use',
  'idempotency-key-reused',
  'unavailable',
])

/** `if (condition) throw new Refusal(...)`: never true, and without each operand. */
function refusedBranches(tree: SyntaxNode, text: string): Found[] {
  return [...walk(tree)].flatMap(([node]) => {
    const { type, test, consequent } = node
    const code = type === 'IfStatement' ? refusedCode(consequent) : undefined
    if (code === undefined || notAboutPermission.has(code) || !isSyntaxNode(test)) return []
    return [replaced(node, test, 'false', text)].concat(partsOfConditions(test, text))
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

/** Calls that check a permission, count attempts or end sessions and links. */
function guardingCalls(tree: SyntaxNode, text: string): Found[] {
  return [...walk(tree)]
    .filter(([node]) => guarding.has(calledName(node) ?? ''))
    .map(([node]) => replaced(node, node, 'undefined', text))
}

/** The result of a rule: always true, or null for a rule that returns what is missing. */
function rules(tree: SyntaxNode, text: string): Found[] {
  return [...walk(tree)].flatMap(([node, ancestors]) => {
    const isArrow = node.type === 'ArrowFunctionExpression' && node['expression'] === true
    const answer = isArrow
      ? node['body']
      : node.type === 'ReturnStatement' && ancestors.length > 0 && node['argument']
    if (!isSyntaxNode(answer) || ['true', 'null'].includes(source(answer, text))) return []
    // A list is not a yes or no.
    if (answer.type === 'ArrayExpression') return []
    const asked = ancestors.findLast(({ type }) => type === 'FunctionDeclaration')
    const isYesOrNo = isArrow || !asked || returns(asked, text).includes('boolean')
    if (isYesOrNo) return [replaced(node, answer, 'true', text)]
    return returns(asked, text).includes('null') ? [replaced(node, answer, 'null', text)] : []
  })
}

function returns(node: SyntaxNode, text: string): string {
  return isSyntaxNode(node['returnType']) ? source(node['returnType'], text) : ''
}

/** `a && b` and `a || b`: without a, and without b. Null checks are kept. */
function partsOfConditions(tree: SyntaxNode, text: string): Found[] {
  return [...walk(tree)].flatMap(([node]) => {
    const { type, left, right } = node
    if (type !== 'LogicalExpression' || !isSyntaxNode(left) || !isSyntaxNode(right)) return []
    return [
      { gone: left, kept: right },
      { gone: right, kept: left },
    ]
      .filter(({ gone }) => !isNullCheck(gone))
      .map(({ gone, kept }) => ({
        what: `without ${source(gone, text)}`,
        start: node.start,
        end: node.end,
        instead: `(${source(kept, text)})`,
      }))
  })
}

function isNullCheck(node: SyntaxNode): boolean {
  const { type, operator, argument, left, right } = node
  if (type === 'LogicalExpression')
    return [left, right].every((part) => isSyntaxNode(part) && isNullCheck(part))
  return (
    type === 'UnaryExpression' &&
    operator === '!' &&
    isSyntaxNode(argument) &&
    argument.type === 'Identifier'
  )
}

const aboutPermission =
  /'(\w+\.)?(id|\w+_id|\w+_hash|purpose|is_\w+|\w+_until|\w+_at)', '|lower\((users\.)?email\)/

/** `.where(...)` of a query on an id, an owner, a role or an expiry. */
function whereConditions(tree: SyntaxNode, text: string): Found[] {
  return [...walk(tree)].flatMap(([node]) => {
    const { callee } = node
    if (calledName(node) !== 'where' || !isSyntaxNode(callee) || !isSyntaxNode(callee['object']))
      return []
    const { end } = callee['object']
    if (!aboutPermission.test(text.slice(end, node.end))) return []
    return [
      {
        what: `without ${text.slice(end, node.end).trim()}`,
        start: end,
        end: node.end,
        instead: '',
        form: 'call' as const,
        from: node.start,
      },
    ]
  })
}

/** `if (condition) return undefined` and `condition ? undefined : ...`: never true. */
function undefinedBranches(tree: SyntaxNode, text: string): Found[] {
  return [...walk(tree)].flatMap(([node]) => {
    const { type, test, consequent } = node
    if (!isSyntaxNode(test) || !isSyntaxNode(consequent)) return []
    const answer = type === 'IfStatement' ? consequent['argument'] : consequent
    const isNothing = isSyntaxNode(answer) && answer['name'] === 'undefined'
    return isNothing ? [replaced(node, test, 'false', text)] : []
  })
}

function replaced(whole: SyntaxNode, part: SyntaxNode, instead: string, text: string): Found {
  const what = source(whole, text).replace(/\s+/g, ' ').slice(0, 90)
  return { what, start: part.start, end: part.end, instead }
}

function source(node: SyntaxNode, text: string): string {
  return text.slice(node.start, node.end)
}
