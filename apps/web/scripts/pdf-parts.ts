import { createReadStream, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { Plugin } from 'vite'

const require = createRequire(import.meta.url)
const library = path.dirname(require.resolve('pdfjs-dist/package.json'))
const { version } = require('pdfjs-dist/package.json') as { version: string }

/** Where pdf.js loads its files from. The version is in the path, so that caches stay valid. */
export const pdfParts = `/assets/pdf/${version}/`

function within(folder: string, wanted: RegExp): [string, string][] {
  return readdirSync(path.join(library, folder))
    .filter((name) => wanted.test(name))
    .map((name) => [`${folder}/${name}`, path.join(library, folder, name)])
}

/**
 * The worker, the character maps that many Japanese PDFs need, the standard fonts, and image
 * decoders for scans. The decoders are the JavaScript versions, because WebAssembly would need a
 * policy that allows evaluation.
 */
const files = new Map([
  ['worker.mjs', path.join(library, 'build/pdf.worker.min.mjs')],
  ...within('cmaps', /[.]bcmap$/),
  ...within('standard_fonts', /[.](?:pfb|ttf)$/),
  ...within('wasm', /_nowasm_fallback[.]js$/),
])

export function pdfPartsPlugin(): Plugin {
  return {
    name: 'pdf-parts',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle() {
      for (const [name, file] of files) {
        const fileName = `${pdfParts.slice(1)}${name}`
        this.emitFile({ type: 'asset', fileName, source: readFileSync(file) })
      }
    },
    configureServer(server) {
      server.middlewares.use(pdfParts, (request, reply, next) => {
        const file = files.get(request.url?.slice(1) ?? '')
        if (!file) return next()
        if (/[.]m?js$/.test(file)) reply.setHeader('content-type', 'text/javascript')
        createReadStream(file).pipe(reply)
      })
    },
  }
}
