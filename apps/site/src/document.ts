import { createHash } from 'node:crypto'
import type { RenderedPage } from '@kakehashi/contract/site-renderer'
import type { Language } from '@kakehashi/domain/language'
import type { SiteAssets } from './assets.ts'
import { commonHead } from './head.ts'

interface DocumentParts {
  language: Language
  head: string
  body: string
  styles: string
  /** schema.org's description of the page. */
  data?: object | undefined
  frames?: readonly string[] | undefined
}

/**
 * The whole page. It brings its styles along, because on bad wifi another request costs more than the
 * few kilobytes that a second page could have found in the cache. Whatever stands inline is named in
 * the page's policy by its digest; the policy allows nothing else of the kind.
 */
export function renderDocument(parts: DocumentParts, assets: SiteAssets): RenderedPage {
  const { language, head, body, styles, data, frames = [] } = parts
  const { script, modules = [] } = assets
  if (/<[^>]+\sstyle="/.test(body)) throw new Error('The policy allows no style attribute')
  if ([styles, script].some((text) => text.includes('</'))) {
    throw new Error('A style or script would end early')
  }
  const html = [
    // The encoding has to be within the first kilobyte, and nothing may be painted before the script.
    `<!DOCTYPE html><html lang="${language}" data-menu-role="visitor"><head><meta charset="utf-8">`,
    `<script>${script}</script>${head}${commonHead(language, assets)}<style>${styles}</style></head>`,
    `<body>${body}${data ? dataBlock(data) : ''}`,
    ...modules.map((src) => `<script type="module" src="${src}"></script>`),
    '</body></html>',
  ].join('')
  return { html, scriptHashes: [digest(script)], styleHashes: [digest(styles)], frames }
}

/** Data do not run, so the policy need not name them; '<' is written so that nothing in it ends it. */
function dataBlock(data: object): string {
  const text = JSON.stringify(data).replaceAll('<', String.raw`\u003c`)
  return `<script type="application/ld+json">${text}</script>`
}

function digest(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`
}
