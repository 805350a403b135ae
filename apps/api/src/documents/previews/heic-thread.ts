import { parentPort, workerData } from 'node:worker_threads'
import libheif from 'libheif-js/wasm-bundle.js'

/** Larger ones would not fit into the decoder's memory; no phone takes them. */
const mostPixels = 64_000_000

const [image] = new libheif.HeifDecoder().decode(workerData as Uint8Array)
if (!image) throw new Error('no picture in it')
const [width, height] = [image.get_width(), image.get_height()]
if (width * height > mostPixels) throw new Error(`too large to be drawn: ${width} x ${height}`)

const data = new Uint8ClampedArray(width * height * 4)
image.display({ data, width, height }, (drawn) => {
  if (!drawn) throw new Error('it could not be decoded')
  parentPort?.postMessage({ data, width, height }, [data.buffer])
})
