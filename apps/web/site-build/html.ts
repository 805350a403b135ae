import { createHash } from 'node:crypto'

const inlineScript = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g
const moduleScript = /<script type="module" async="">([\s\S]*?)<\/script>/
const modulePreload = /<link rel="modulepreload"[^>]*>/g

/** What the content security policy has to name so that this page's own scripts run. */
export function scriptHashes(html: string): string[] {
  const hashes = [...html.matchAll(inlineScript)].map(([, code = '']) => `sha256-${sha256(code)}`)
  return [...new Set(hashes)]
}

function sha256(text: string, encoding: 'base64' | 'hex' = 'base64'): string {
  return createHash('sha256').update(text).digest(encoding)
}

/** The policy forbids styles in the page itself; a library that writes one must fail the build. */
export function findInlineStyle(html: string): string | undefined {
  const markup = html.replace(/(<script[^>]*>)[\s\S]*?<\/script>/g, '$1</script>')
  return markup.match(/<style[\s>]|<[^>]+\sstyle=/i)?.[0]
}

export function firstStylesheet(html: string): string {
  const href = html.match(/<link rel="stylesheet" href="([^"#]+)/)?.[1]
  if (href === undefined) throw new Error('The page has no stylesheet')
  return href
}

/**
 * The first stylesheet decides which layer wins. If a part of the kit came before the base, every
 * button would take the colour of a link.
 */
export function namesLayersInOrder(css: string): boolean {
  const at = ['tokens', 'base', 'components'].map((layer) =>
    css.search(`@layer [^{;]*\\b${layer}\\b`),
  )
  const [tokens = -1, base = -1, components = -1] = at
  return tokens >= 0 && base >= tokens && (components < 0 || components >= base)
}

export interface DeferredPage {
  html: string
  /** What the page would have run at once, now a file of its own. */
  start: { url: string; code: string }
}

/**
 * A page that is complete without script should not make a slow phone wait for one: the preloads
 * go, and the start-up code runs when the page has loaded and the browser is idle, or as soon as
 * somebody reaches for the page. React expects a script in this place, so one stays there.
 */
export function deferStart(html: string): DeferredPage {
  const code = html.match(moduleScript)?.[1]
  if (code === undefined) throw new Error('React Router no longer writes its start-up script')
  const url = `/assets/start-${sha256(code, 'hex').slice(0, 10)}.js`
  return {
    html: html
      .replace(modulePreload, '')
      .replace(moduleScript, () => `<script>${bootCode(url)}</script>`),
    start: { url, code },
  }
}

function bootCode(url: string): string {
  return `{
let started
const start = () => { started ??= import(${JSON.stringify(url)}) }
addEventListener('load', () => globalThis.requestIdleCallback ? requestIdleCallback(start, { timeout: 2000 }) : setTimeout(start, 200))
for (const reach of ['pointerover', 'touchstart', 'keydown']) addEventListener(reach, start, { once: true, passive: true })
}`
}
