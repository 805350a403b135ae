/** Chance that falls the same way every time, so that everyone looks at the same sample office. */
export interface Chance {
  /** From 0 up to, but not including, 1. */
  fraction(): number
  /** A whole number, both ends included. */
  between(least: number, most: number): number
  happens(probability: number): boolean
  pick<Item>(items: readonly Item[]): Item
}

/** Mulberry32: small, quick, and even enough for samples. Nothing secret is ever made with it. */
export function chanceFrom(seed: number): Chance {
  let state = seed | 0
  const fraction = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const between = (least: number, most: number) =>
    least + Math.floor(fraction() * (most - least + 1))
  return {
    fraction,
    between,
    happens: (probability) => fraction() < probability,
    pick(items) {
      const item = items[between(0, items.length - 1)]
      if (item === undefined) throw new Error('there is nothing to pick from')
      return item
    },
  }
}

/** Each item once before any comes again, in an order of its own. */
export function dealtFrom<Item>(items: readonly Item[], chance: Chance): () => Item {
  let left: Item[] = []
  return () => {
    if (left.length === 0) left = [...items]
    const [item] = left.splice(chance.between(0, left.length - 1), 1)
    if (item === undefined) throw new Error('there is nothing to deal')
    return item
  }
}
