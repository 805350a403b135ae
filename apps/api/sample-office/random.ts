/** A seeded generator, so that every sample office is the same. */
export interface Random {
  /** From 0 up to, but not including, 1. */
  fraction(): number
  /** A whole number, both ends included. */
  between(least: number, most: number): number
  happens(probability: number): boolean
  pick<Item>(items: readonly Item[]): Item
}

/** Mulberry32. Not for secrets. */
export function seededRandom(seed: number): Random {
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
      if (item === undefined) throw new Error('cannot pick from an empty list')
      return item
    },
  }
}

/** Returns every item once, in random order, before any item is repeated. */
export function createShuffledCycle<Item>(items: readonly Item[], random: Random): () => Item {
  let left: Item[] = []
  return () => {
    if (left.length === 0) left = [...items]
    const [item] = left.splice(random.between(0, left.length - 1), 1)
    if (item === undefined) throw new Error('cannot pick from an empty list')
    return item
  }
}
