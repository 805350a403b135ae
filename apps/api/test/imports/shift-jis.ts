const twoBytes = new Map<string, readonly [number, number]>()
const decoder = new TextDecoder('shift_jis')
for (const first of [...rangeOf(0x81, 0x9f), ...rangeOf(0xe0, 0xfc)]) {
  for (const second of rangeOf(0x40, 0xfc)) {
    const character = decoder.decode(Uint8Array.of(first, second))
    if (character.length === 1 && !twoBytes.has(character)) twoBytes.set(character, [first, second])
  }
}

function rangeOf(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index)
}

/** Node only decodes it. */
export function encodeShiftJis(text: string): Uint8Array {
  const bytes = Array.from(text).flatMap((character) => {
    const code = character.codePointAt(0) ?? 0
    const pair = code < 0x80 ? [code] : twoBytes.get(character)
    if (!pair) throw new Error(`Shift_JIS has no ${character}`)
    return pair
  })
  return Uint8Array.from(bytes)
}
