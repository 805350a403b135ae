/** A piece of a text that both versions have, or only one of them. */
export interface TextPart {
  readonly kind: 'same' | 'added' | 'removed'
  readonly text: string
}

/** Latin words and numbers whole, spaces, and every other sign on its own, as Japanese needs it. */
const token = /[\p{Script=Latin}\p{N}\p{M}'’-]+|\s+|./gsu

/** A table of more cells takes too long; then the middle is shown as replaced. */
const mostCells = 4_000_000

/** What was added to a text and removed from it, word by word. */
export function compareWords(before: string, after: string): TextPart[] {
  const [old, now] = [tokensOf(before), tokensOf(after)]
  const start = sharedStart(old, now)
  const end = sharedEnd(old.slice(start), now.slice(start))
  const parts = [
    ...sameParts(now.slice(0, start)),
    ...compareMiddle(old.slice(start, old.length - end), now.slice(start, now.length - end)),
    ...sameParts(now.slice(now.length - end)),
  ]
  return joinParts(withoutLoneSpaces(joinParts(parts)))
}

const tokensOf = (text: string): string[] => text.match(token) ?? []
const sameParts = (tokens: readonly string[]): TextPart[] =>
  tokens.map((text) => ({ kind: 'same', text }))

function sharedStart(old: readonly string[], now: readonly string[]): number {
  const differs = now.findIndex((text, at) => text !== old[at])
  return differs === -1 ? Math.min(old.length, now.length) : differs
}

function sharedEnd(old: readonly string[], now: readonly string[]): number {
  return sharedStart(old.toReversed(), now.toReversed())
}

function compareMiddle(old: readonly string[], now: readonly string[]): TextPart[] {
  if (old.length * now.length > mostCells) return [...removedParts(old), ...addedParts(now)]
  const table = lengthsOfShared(old, now)
  const parts: TextPart[] = []
  let [i, j] = [0, 0]
  while (i < old.length && j < now.length) {
    const [was = '', is = ''] = [old[i], now[j]]
    if (was === is) {
      parts.push({ kind: 'same', text: is })
      i += 1
      j += 1
    } else if (cell(table, i + 1, j) >= cell(table, i, j + 1)) {
      parts.push({ kind: 'removed', text: was })
      i += 1
    } else {
      parts.push({ kind: 'added', text: is })
      j += 1
    }
  }
  return [...parts, ...removedParts(old.slice(i)), ...addedParts(now.slice(j))]
}

const removedParts = (tokens: readonly string[]): TextPart[] =>
  tokens.map((text) => ({ kind: 'removed', text }))
const addedParts = (tokens: readonly string[]): TextPart[] =>
  tokens.map((text) => ({ kind: 'added', text }))

/** In each cell: how many words the rests of both texts have in common, in the same order. */
function lengthsOfShared(old: readonly string[], now: readonly string[]): Uint32Array[] {
  const table = Array.from({ length: old.length + 1 }, () => new Uint32Array(now.length + 1))
  for (let i = old.length - 1; i >= 0; i -= 1) {
    for (let j = now.length - 1; j >= 0; j -= 1) {
      const length =
        old[i] === now[j]
          ? cell(table, i + 1, j + 1) + 1
          : Math.max(cell(table, i + 1, j), cell(table, i, j + 1))
      table[i]?.fill(length, j, j + 1)
    }
  }
  return table
}

const cell = (table: readonly Uint32Array[], i: number, j: number) => table[i]?.[j] ?? 0

/** A space that both texts have between two changes would cut one change into pieces. */
function withoutLoneSpaces(parts: readonly TextPart[]): TextPart[] {
  const result: TextPart[] = []
  for (const [at, part] of parts.entries()) {
    const isLone =
      part.kind === 'same' &&
      part.text.trim() === '' &&
      parts[at - 1] !== undefined &&
      parts[at + 1] !== undefined
    if (isLone) {
      result.push({ kind: 'removed', text: part.text }, { kind: 'added', text: part.text })
    } else {
      result.push(part)
    }
  }
  return result
}

/** Neighbours of the same kind become one; of a change, what was removed comes first. */
function joinParts(parts: readonly TextPart[]): TextPart[] {
  const joined: TextPart[] = []
  let [removed, added] = ['', '']
  const close = () => {
    if (removed !== '') joined.push({ kind: 'removed', text: removed })
    if (added !== '') joined.push({ kind: 'added', text: added })
    ;[removed, added] = ['', '']
  }
  for (const { kind, text } of parts) {
    if (kind === 'removed') removed += text
    else if (kind === 'added') added += text
    else {
      close()
      const last = joined.at(-1)
      if (last?.kind === 'same') joined.splice(-1, 1, { kind, text: last.text + text })
      else joined.push({ kind, text })
    }
  }
  close()
  return joined
}
