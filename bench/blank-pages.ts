import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync } from 'node:zlib'

interface BlankPages {
  /** The URL of a page with the text of the given HTML and nothing else. */
  of(html: string): string
  stop(): void
}

/** Serves pages without styles, pictures, fonts and scripts: the fastest possible version. */
export async function serveBlankPages(): Promise<BlankPages> {
  const pages: Buffer[] = []
  const server = createServer((request, response) => {
    const page = pages[Number(request.url?.slice(1))]
    response.writeHead(page ? 200 : 404, {
      'content-type': 'text/html; charset=utf-8',
      'content-encoding': 'br',
    })
    response.end(page)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  // listening on a TCP port always gives an AddressInfo
  const { port } = server.address() as AddressInfo
  return {
    of(html) {
      pages.push(brotliCompressSync(blank(html)))
      return `http://127.0.0.1:${port}/${pages.length - 1}`
    },
    stop: () => void server.close(),
  }
}

/** Keeps headings, paragraphs and lists, without attributes. */
function blank(html: string): string {
  const language = html.match(/<html lang="(\w+)"/)?.[1] ?? 'en'
  const title = html.match(/<title>(.*?)<\/title>/)?.[1] ?? ''
  const body = html
    .replace(/^[\s\S]*?<body[^>]*>/, '')
    .replace(/<(script|svg|template|picture)\b[\s\S]*?<\/\1>/g, '')
    .replace(/<(?:img|source|link)\b[^>]*>/g, '')
    .replace(/<(\/?[a-z][a-z0-9]*)\b[^>]*>/g, '<$1>')
  return `<!DOCTYPE html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title></head><body>${body}`
}
