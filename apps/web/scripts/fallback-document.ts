import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'

const inlineScript = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g

/** The router writes the inline scripts, so their hashes are read from the document. */
export function scriptHashes(html: string): string[] {
  const hashes = [...html.matchAll(inlineScript)].map(
    ([, code = '']) => `sha256-${createHash('sha256').update(code).digest('base64')}`,
  )
  return [...new Set(hashes)]
}

/** The content security policy forbids inline styles, so the build must fail if there are any. */
export function findInlineStyle(html: string): string | undefined {
  const markup = html.replace(/(<script[^>]*>)[\s\S]*?<\/script>/g, '$1</script>')
  return markup.match(/<style[\s>]|<[^>]+\sstyle=/i)?.[0]
}

/** The first stylesheet sets the order of the layers, so it has to declare them in order. */
export function namesLayersInOrder(css: string): boolean {
  const at = ['tokens', 'base', 'components'].map((layer) =>
    css.search(`@layer [^{;]*\\b${layer}\\b`),
  )
  const [tokens = -1, base = -1, components = -1] = at
  return tokens >= 0 && base >= tokens && (components < 0 || components >= base)
}

/** The one document in which the browser renders every screen. */
export async function describeFallback(client: string, file: string) {
  const html = await readFile(path.join(client, file), 'utf8')
  const style = findInlineStyle(html)
  if (style) throw new Error(`${file} has an inline style, which our policy refuses: ${style}`)
  const [first] = [...html.matchAll(/<link rel="stylesheet" href="([^"#]+)#?"\/>/g)]
  const sheet = first?.[1] ?? 'no stylesheet'
  if (!namesLayersInOrder(await readFile(path.join(client, sheet), 'utf8'))) {
    throw new Error(`${file} loads ${sheet} first, which does not begin with the base styles`)
  }
  return { html, scriptHashes: scriptHashes(html) }
}
