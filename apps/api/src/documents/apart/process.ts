import { Console } from 'node:console'
import { buffer } from 'node:stream/consumers'
import { cleanDocument } from '../copies/clean-document.ts'
import { drawPreview } from '../previews/draw-preview.ts'

/**
 * Draws the preview of the picture on standard input, or makes a clean copy of the document. It runs
 * in a process of its own, because decoders are where a malicious file does harm; see run.ts.
 */
const [work = '', mediaType = ''] = process.argv.slice(2)
// Decoders print warnings with the console, which would end up in the file.
globalThis.console = new Console(process.stderr)
const bytes = await buffer(process.stdin)
process.stdout.write(await (work === 'draw' ? drawPreview : cleanDocument)(bytes, mediaType))
