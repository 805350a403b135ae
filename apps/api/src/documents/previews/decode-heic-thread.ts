import { parentPort, workerData } from 'node:worker_threads'
import libheif from 'libheif-js/wasm-bundle.js'

/** Larger pictures do not fit into the decoder's memory. */
const maxPixels = 64_000_000

const [image] = new libheif.HeifDecoder().decode(workerData as Uint8Array)
if (!image) throw new Error('file contains no picture')
const [width, height] = [image.get_width(), image.get_height()]
if (width * height > maxPixels) throw new Error(`picture too large: ${width} x ${height}`)

const data = new Uint8ClampedArray(width * height * 4)
image.display({ data, width, height }, (drawn) => {
  if (!drawn) throw new Error('picture could not be decoded')
  parentPort?.postMessage({ data, width, height }, [data.buffer])
})
