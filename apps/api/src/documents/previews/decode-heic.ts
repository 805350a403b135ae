import libheif from 'libheif-js/wasm-bundle.js'

interface Pixels {
  readonly data: Uint8ClampedArray
  readonly width: number
  readonly height: number
}

/** Larger pictures do not fit into the decoder's memory. */
const maxPixels = 64_000_000

export async function decodeHeic(bytes: Buffer): Promise<Pixels> {
  const [image] = new libheif.HeifDecoder().decode(bytes)
  if (!image) throw new Error('file contains no picture')
  const [width, height] = [image.get_width(), image.get_height()]
  if (width * height > maxPixels) throw new Error(`picture too large: ${width} x ${height}`)
  const data = new Uint8ClampedArray(width * height * 4)
  return new Promise((resolve, reject) => {
    image.display({ data, width, height }, (drawn) => {
      if (drawn) resolve({ data, width, height })
      else reject(new Error('picture could not be decoded'))
    })
  })
}
