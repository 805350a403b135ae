import { createHash } from 'node:crypto'
import type { Guard } from './find-guards.ts'

export interface NumberedGuard extends Guard {
  readonly number: number
  /** Stays the same when other lines or checks change. */
  readonly key: string
}

export function numbered(guards: readonly Guard[]): NumberedGuard[] {
  const seen = new Map<string, number>()
  return guards.map((guard, number) => {
    const text = [guard.file, guard.what, guard.instead].join('\n')
    const before = seen.get(text) ?? 0
    seen.set(text, before + 1)
    const key = createHash('sha256').update(`${text}\n${before}`).digest('hex').slice(0, 12)
    return { ...guard, number, key }
  })
}

/**
 * The text of a file in which each check can be removed while the program runs: instead of a check
 * it has a condition that asks whether this check is removed now.
 */
export function withSwitches(text: string, guards: readonly NumberedGuard[], home: string): string {
  return `${declarations(home)} ${render(text, 0, text.length, guards)}`
}

/**
 * The functions that the conditions call, in one line, so that line numbers stay. Tests set
 * `isWithoutGuard`; other processes and threads read a file that the tests write.
 */
function declarations(home: string): string {
  const removed = JSON.stringify(`${home}/removed-guard`)
  const reached = JSON.stringify(`${home}/reached-elsewhere`)
  return [
    'function __isWithout(number) { return (globalThis.isWithoutGuard ??= __readsFile())(number) }',
    'function __value(value) { return value }',
    'function __unless(number, query, more) { return __isWithout(number) ? query : more(query) }',
    'function __readsFile() {',
    'const { readFileSync, appendFileSync } = process.getBuiltinModule("node:fs");',
    'let last; const seen = new Set();',
    'return (number) => { try {',
    `const text = readFileSync(${removed}, "utf8"); if (text !== last) { last = text; seen.clear() }`,
    `if (!seen.has(number)) { seen.add(number); appendFileSync(${reached}, number + "\\n") }`,
    'return text.split(" ")[0] === String(number)',
    '} catch { return false } } }',
  ].join(' ')
}

/** Text in which the guards between two positions have conditions, from the outside inwards. */
function render(
  text: string,
  start: number,
  end: number,
  guards: readonly NumberedGuard[],
): string {
  const within = guards.filter((guard) => first(guard) >= start && guard.end <= end)
  const [outermost] = within.toSorted(
    (one, other) => first(one) - first(other) || other.end - one.end,
  )
  if (!outermost) return text.slice(start, end)
  const same = within.filter(
    (guard) => first(guard) === first(outermost) && guard.end === outermost.end,
  )
  const inside = guards.filter((guard) => !same.includes(guard))
  return [
    text.slice(start, first(outermost)),
    renderSame(text, same, inside),
    render(text, outermost.end, end, guards),
  ].join('')
}

function first({ start, from = start }: Guard): number {
  return from
}

/** Guards at the same place, of which at most one is removed. */
function renderSame(
  text: string,
  same: readonly NumberedGuard[],
  inside: readonly NumberedGuard[],
) {
  const [guard] = same
  if (!guard) throw new Error('No guard here')
  const alternatives = (original: string, removed = same) =>
    removed
      .map(({ number, instead }) => `__isWithout(${number}) ? (${instead}) : `)
      .join('')
      .concat(`(${original})`)
  if (guard.form === 'property') {
    return `get permission() { return ${alternatives(render(text, guard.start, guard.end, inside))} }`
  }
  const call = same.find(({ form }) => form === 'call')
  const original = call
    ? [
        `__unless(${call.number}, ${render(text, first(call), call.start, inside)}, `,
        `(__query) => __query${render(text, call.start, call.end, inside)})`,
      ].join('')
    : render(text, guard.start, guard.end, inside)
  const values = same.filter((one) => one !== call)
  return values.length === 0 ? original : `__value(${alternatives(original, values)})`
}
