/** A piece of a text that both versions have, or only one of them. */
export interface TextPart {
  readonly kind: 'same' | 'added' | 'removed'
  readonly text: string
}

/** A table of more cells takes too long; then the middle is shown as replaced. */
const mostCells = 4_000_000

/** What was added to a sequence of words or lines and removed from it, one part for each of them. */
export function compareSequences(old: readonly string[], now: readonly string[]): TextPart[] {
  const start = sharedStart(old, now)
  const end = sharedEnd(old.slice(start), now.slice(start))
  return [
    ...partsOf('same', now.slice(0, start)),
    ...compareMiddle(old.slice(start, old.length - end), now.slice(start, now.length - end)),
    ...partsOf('same', now.slice(now.length - end)),
  ]
}

const partsOf = (kind: TextPart['kind'], texts: readonly string[]): TextPart[] =>
  texts.map((text) => ({ kind, text }))

function sharedStart(old: readonly string[], now: readonly string[]): number {
  const differs = now.findIndex((text, at) => text !== old[at])
  return differs === -1 ? Math.min(old.length, now.length) : differs
}

function sharedEnd(old: readonly string[], now: readonly string[]): number {
  return sharedStart(old.toReversed(), now.toReversed())
}

function compareMiddle(old: readonly string[], now: readonly string[]): TextPart[] {
  if (old.length * now.length > mostCells) {
    return [...partsOf('removed', old), ...partsOf('added', now)]
  }
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
  return [...parts, ...partsOf('removed', old.slice(i)), ...partsOf('added', now.slice(j))]
}

/** In each cell: how many words the rests of both texts have in common, in the same order. */
function lengthsOfShared(old: readonly string[], now: readonly string[]): Uint32Array[] {
  const table = Array.from({ length: old.length + 1 }, () => new Uint32Array(now.length + 1))
  for (const [i, was] of [...old.entries()].toReversed()) {
    const [row, below] = [table[i], table[i + 1]]
    if (!row || !below) continue
    for (let j = now.length - 1; j >= 0; j -= 1) {
      row[j] = was === now[j] ? (below[j + 1] ?? 0) + 1 : Math.max(below[j] ?? 0, row[j + 1] ?? 0)
    }
  }
  return table
}

const cell = (table: readonly Uint32Array[], i: number, j: number) => table[i]?.[j] ?? 0
