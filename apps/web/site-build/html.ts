import { createHash } from 'node:crypto'
import type { VisitorScript } from './visitor-script.ts'

// Data do not run, so the policy need not name them.
const inlineScript =
  /<script(?![^>]*\ssrc=)(?![^>]*\stype="application\/ld\+json")[^>]*>([\s\S]*?)<\/script>/g

/** What the content security policy has to name so that this page's own scripts run. */
export function scriptHashes(html: string): string[] {
  return digests(html, inlineScript)
}

/** The same for the styles that the build has put into the page. */
export function styleHashes(html: string): string[] {
  return digests(html, /<style>([\s\S]*?)<\/style>/g)
}

function digests(html: string, block: RegExp): string[] {
  const hashes = [...html.matchAll(block)].map(
    ([, code = '']) => `sha256-${createHash('sha256').update(code).digest('base64')}`,
  )
  return [...new Set(hashes)]
}

/**
 * Whose sites the page may show a piece of: those it names in `data-frame`, for script to put there
 * when the reader asks for it.
 */
export function frameOrigins(html: string): string[] {
  const addresses = [...html.matchAll(/\sdata-frame="([^"]+)"/g)].map(([, address = '']) => address)
  return [...new Set(addresses.map((address) => new URL(address).origin))]
}

/** The policy forbids styles in the page itself; a library that writes one must fail the build. */
export function findInlineStyle(html: string): string | undefined {
  const markup = html.replace(/(<script[^>]*>)[\s\S]*?<\/script>/g, '$1</script>')
  return markup.match(/<style[\s>]|<[^>]+\sstyle=/i)?.[0]
}

const stylesheet = /<link rel="stylesheet" href="([^"#]+)#?"\/>/g

/** The stylesheets of a page in the order in which they count. */
export function stylesheetsOf(html: string): string[] {
  const hrefs = [...html.matchAll(stylesheet)].map(([, href = '']) => href)
  if (hrefs.length === 0) throw new Error('The page has no stylesheet')
  return hrefs
}

/**
 * A visitors' page brings its styles along: on bad wifi another round to the server costs more than
 * the few kilobytes that a second page could have found in the cache.
 */
export function withStyles(html: string, css: string): string {
  if (css.includes('</')) throw new Error('The styles would end early')
  const withoutLinks = html.replace(stylesheet, '')
  return withoutLinks.replace('</head>', () => `<style>${css}</style></head>`)
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

/** Puts in what the build made apart from the page: before anything is painted, and for later. */
export function addVisitorScript(
  html: string,
  { beforePaint, url }: Pick<VisitorScript, 'beforePaint' | 'url'>,
): string {
  const head = '<head>'
  if (!html.includes(head)) throw new Error('The page has no head')
  const script = `<script>${beforePaint}\n${startLater(url)}</script>`
  // Its encoding has to be said within the first kilobyte, so that comes first.
  return html.replace(/<head>(?:<meta charset="utf-8"\/>)?/i, (start) => start + script)
}

/**
 * The page is complete, so a slow phone draws it first: the rest of the script is fetched once it
 * has loaded and the browser is idle, or as soon as somebody reaches for the page, though never before
 * all of it is there to be found.
 */
function startLater(url: string): string {
  return `{
let started
const parsed = () => document.readyState !== 'loading' ? Promise.resolve() : new Promise((done) => addEventListener('DOMContentLoaded', done, { once: true }))
const start = () => { started ??= parsed().then(() => import(${JSON.stringify(url)})) }
addEventListener('load', () => globalThis.requestIdleCallback ? requestIdleCallback(start, { timeout: 1000 }) : setTimeout(start, 100))
for (const reach of ['scroll', 'pointerover', 'touchstart', 'keydown']) addEventListener(reach, start, { once: true, passive: true })
}`
}
