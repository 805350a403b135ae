/** The package has no types for this entry point; only what we use is declared. */
declare module 'libheif-js/wasm-bundle.js' {
  interface Canvas {
    readonly data: Uint8ClampedArray
    readonly width: number
    readonly height: number
  }
  interface HeifImage {
    get_width(): number
    get_height(): number
    display(canvas: Canvas, done: (drawn: Canvas | null) => void): void
  }
  const libheif: {
    HeifDecoder: new () => { decode(bytes: Uint8Array): HeifImage[] }
  }
  export default libheif
}
