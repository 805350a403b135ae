import { createHash } from 'node:crypto'
import type { OpenApiDocument, Operation } from './open-api.ts'

const style = `
:root { color-scheme: light dark; font: 16px/1.55 system-ui, sans-serif; }
body { max-width: 60rem; margin: 0 auto; padding: 2rem 1.25rem 4rem; }
h1 { font: 600 2rem/1.2 Georgia, serif; } h2 { font-size: 1rem; margin: 2rem 0 .25rem; padding-top: 1rem; border-top: 1px solid #8884; }
code { font: .9375rem ui-monospace, monospace; overflow-wrap: anywhere; } p { margin: .25rem 0; } dl { display: grid; grid-template-columns: max-content 1fr; gap: .125rem 1rem; margin: .5rem 0; }
dt { font-weight: 600; } dd { margin: 0; }`

/** The OpenAPI document as a page without scripts. */
export function docsPage(document: OpenApiDocument): {
  html: string
  contentSecurityPolicy: string
} {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => section(method, path, operation)),
  )
  const html = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Kakehashi API</title><style>${style}</style></head>
<body><main><h1>Kakehashi API</h1>
<p>Requests are same-origin and use JSON. The machine-readable form is <a href="/api/openapi.json">OpenAPI 3.1</a>.</p>
<p>Errors have a <code>message</code> (for the user), a <code>code</code> (stable), <code>fields</code> and a <code>requestId</code>.</p>
${operations.join('\n')}
</main></body></html>`
  const hash = createHash('sha256').update(style).digest('base64')
  return {
    html,
    contentSecurityPolicy: `default-src 'none'; style-src 'sha256-${hash}'; frame-ancestors 'none'; base-uri 'none'`,
  }
}

function section(method: string, path: string, operation: Operation): string {
  const responses = Object.entries(operation.responses).map(
    ([status, { description }]) => `<dt>${status}</dt><dd>${escape(description)}</dd>`,
  )
  return `<section><h2><code>${method.toUpperCase()} ${escape(path)}</code></h2>
<p>${escape(operation.summary)}</p><p>${escape(operation.description)}</p><dl>${responses.join('')}</dl></section>`
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
