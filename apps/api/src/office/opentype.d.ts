/** The package has no types; only what we use is declared. */
declare module 'opentype.js' {
  /** In font units, y upwards. A TrueType font has no other curves. */
  export type Command =
    | { readonly type: 'M' | 'L'; readonly x: number; readonly y: number }
    | {
        readonly type: 'Q'
        readonly x1: number
        readonly y1: number
        readonly x: number
        readonly y: number
      }
    | { readonly type: 'Z' }

  export interface Glyph {
    readonly path: { readonly commands: readonly Command[] }
    readonly advanceWidth: number
  }

  export interface Font {
    readonly unitsPerEm: number
    hasChar(character: string): boolean
    charToGlyph(character: string): Glyph
  }

  const opentype: { parse(bytes: ArrayBuffer, options: { lowMemory: boolean }): Font }
  export default opentype
}
