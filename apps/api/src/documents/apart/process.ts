import { buffer } from 'node:stream/consumers'
import { drawPreview } from '../previews/draw-preview.ts'

/**
 * Draws the preview of the picture on standard input. It runs in a process of its own, because
 * decoders are where a malicious picture does harm; see run.ts.
 */
const [mediaType = ''] = process.argv.slice(2)
// The decoder of HEIC prints warnings, which would end up in the picture.
console.log = () => {}
process.stdout.write(await drawPreview(await buffer(process.stdin), mediaType))
