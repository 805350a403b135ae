import { columns } from '../../db/schema.gen.ts'

const mostNames = 2_000
const verbs = /\b(select|insert into|update|delete from)\b/
const quoted = /'(?:[^']|'')*'/g
const innermost = /\([^()]*\)/g
/** A table behind one of these words, with or without a schema. */
const source = /\b(?:from|into|update)\s+(?:only\s+)?("?\w+"?(?:\."?\w+"?)?)/
/** All that a call of a function consists of, once its arguments are gone. */
const functionCall = /^\s*select\s+([a-z_]+(?:\.[a-z_]+)?)\s*(?:as\s+"?\w+"?\s*)?$/

/**
 * Names queries for metrics and traces: what they do and the table they do it to, such as
 * 'select requests'. A name never contains a value, and there are few of them.
 */
export function createQueryNames(): (text: string) => string {
  const names = new Map<string, string>()
  return (text) => {
    const known = names.get(text)
    if (known !== undefined) return known
    if (names.size >= mostNames) names.clear()
    const name = nameOf(text)
    names.set(text, name)
    return name
  }
}

function nameOf(text: string): string {
  const flat = withoutParentheses(text.replaceAll(quoted, ''))
  const verb = verbs.exec(flat)
  // A statement such as 'begin' or 'savepoint'.
  if (!verb) return /^\s*([a-z]+)/.exec(flat)?.[1] ?? 'other'
  const main = flat.slice(verb.index)
  const name = verb[1]?.split(' ')[0] ?? 'other'
  const table = source.exec(main)?.[1]?.replaceAll('"', '')
  if (table !== undefined && isTable(table)) return `${name} ${table}`
  const called = functionCall.exec(main)?.[1]
  return called === undefined ? name : `${name} ${called}`
}

/** What is in parentheses are columns, values and queries within the query. */
function withoutParentheses(text: string): string {
  const shorter = text.replaceAll(innermost, ' ')
  return shorter === text ? text : withoutParentheses(shorter)
}

function isTable(name: string): boolean {
  return Object.hasOwn(columns, name) || name.startsWith('graphile_worker.')
}
